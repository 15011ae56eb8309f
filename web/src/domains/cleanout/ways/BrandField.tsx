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
  onPick: (brand: Brand) => void
  onClear: () => void
}
const notListed = 'We don’t know a brand of this name. Say below that it isn’t listed.'

/**
 * Renders the field for a brand, which suggests brands from the directory while the shopper types; `onPick`
 * gets the chosen brand, `onClear` is called when the text is changed.
 */
export function BrandField({ name, error, none = notListed, onPick, onClear }: Props) {
  const [typed, setTyped] = useState(name)
  const [asking, setAsking] = useState(false)
  useEffect(() => setTyped(name), [name])
  const wanted = useSettled(typed.trim(), pauseMs)
  const [{ data }] = useQuery({
    query: GetBrandDirectoryDocument,
    variables: { query: wanted, amount: most },
    pause: !asking || wanted === '',
  })
  const brands: readonly Brand[] =
    asking && wanted !== '' ? (data?.brandDirectory?.nodes ?? []).slice(0, most) : []
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
