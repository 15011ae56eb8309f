import { GetBrandDirectoryDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { useSettled } from '../../../platform/use-settled.ts'
import { Combobox } from '../../../ui/Combobox.tsx'
import { Text } from '../../../ui/layout.tsx'

/** The pause in typing, in milliseconds, after which brands are requested. */
const pauseMs = 180
const most = 8

export type Brand = { slug: string; name: string }
type Props = {
  name: string
  error?: string | undefined
  /** What is said where no brand has this name. */
  none?: string
  /** Returns brands to suggest that are not in the directory. */
  alsoLike?: (typed: string) => readonly Brand[]
  onPick: (brand: Brand) => void
  onClear: () => void
}
const notListed = 'We don’t know a brand of this name. Say below that it isn’t listed.'

/**
 * Renders the field for a brand, which suggests up to eight brands of the directory 180 ms after typing;
 * `onPick` gets the chosen brand, `onClear` is called when the text of a chosen one is changed. `none`: the
 * words when nothing fits.
 */
export function BrandField({ name, error, none = notListed, alsoLike, onPick, onClear }: Props) {
  const [typed, setTyped] = useState(name)
  const [asking, setAsking] = useState(false)
  useEffect(() => setTyped(name), [name])
  const wanted = useSettled(typed.trim(), pauseMs)
  const [{ data }] = useQuery({
    query: GetBrandDirectoryDocument,
    variables: { query: wanted, amount: most },
    pause: !asking || wanted === '',
  })
  const known: readonly Brand[] = data?.brandDirectory?.nodes ?? []
  const others = alsoLike?.(wanted).filter(({ slug }) => !known.some((one) => one.slug === slug)) ?? []
  const room = most - Math.min(1, others.length)
  const brands = asking && wanted !== '' ? [...known.slice(0, room), ...others].slice(0, most) : []
  return (
    <div>
      <Combobox
        label="Brand"
        maxLength={80}
        error={error}
        value={typed}
        options={brands}
        keyOf={(brand) => brand.slug}
        onType={(text) => {
          setTyped(text)
          setAsking(true)
          if (name !== '') onClear()
        }}
        onTake={(brand) => {
          if (!brand) return
          setAsking(false)
          setTyped(brand.name)
          onPick(brand)
        }}
      >
        {(brand) => brand.name}
      </Combobox>
      {asking && wanted !== '' && wanted === typed.trim() && data && brands.length === 0 && (
        <Text above={2} size={14} tone="danger" role="status">
          {none}
        </Text>
      )}
    </div>
  )
}
