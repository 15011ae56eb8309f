import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { countWays, findNear, type Near, type Nothing, triesOf, type Way } from './ways-out.ts'

/**
 * `ways` and `near` are undefined while loading; `near` is null when nothing was found or the request
 * failed.
 */
type Found = { ways: Way[] | undefined; near: Near | null | undefined }

/**
 * Hook: returns `ways`, links out of an empty listing with their counts of pieces (undefined until counted),
 * and `near`, similar pieces (undefined until searched for, null: none).
 */
export function useWaysOut(nothing: Nothing): Found {
  const client = useClient()
  const [known, setKnown] = useState<Found & { at: string }>()
  const latest = useRef(nothing)
  latest.current = nothing
  const at = JSON.stringify([triesOf(nothing), nothing.place, nothing.ask])
  useEffect(() => {
    let wanted = true
    const look = async () => {
      const asked = latest.current
      const ways = await countWays(client, triesOf(asked))
      if (!wanted) return
      setKnown({ at, ways, near: undefined })
      const near = (await findNear(client, asked, ways)) ?? null
      if (wanted) setKnown({ at, ways, near })
    }
    void look()
    return () => {
      wanted = false
    }
  }, [client, at])
  return known?.at === at ? known : { ways: undefined, near: undefined }
}
