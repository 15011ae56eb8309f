// Sizes in the person's manner (decision 0205): "US 8 · EU 40". The table of equivalents is fetched for those
// who chose another system than that of the United States.
import { isSizeSystem, mannerSettings, type SizeSystem } from '@hemline/rules/manners/manners.ts'
import { useEffect, useState } from 'react'
import { useKept } from '../../platform/kept.ts'

type Sized = { sizeDisplay: string; sizingId: number }
type SizeText = (size: Sized, system: SizeSystem) => string

let loaded: SizeText | undefined

/**
 * Hook: returns the system in which sizes are shown beside the American one; 'US' (none) until the shopper
 * chooses.
 */
export const useSizeSystem = (): SizeSystem => useKept<SizeSystem>(mannerSettings.sizes, 'US', isSizeSystem)

/**
 * Hook: returns a function that words a piece's size in the shopper's size system; until the table of sizes
 * is loaded, it returns the piece's own text.
 */
export function useSizeWords(): (size: Sized) => string {
  const system = useSizeSystem()
  const [, drawAgain] = useState(loaded !== undefined)
  useEffect(() => {
    if (system === 'US' || loaded) return
    void import('@hemline/rules/manners/size-equivalents.ts').then(
      ({ sizeText }) => {
        loaded = sizeText
        drawAgain(true)
      },
      () => undefined,
    )
  }, [system])
  const words = system === 'US' ? undefined : loaded
  return (size) => words?.(size, system) ?? size.sizeDisplay
}
