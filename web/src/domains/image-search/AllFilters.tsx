// The filters of a listing for a search by picture: sizes, price, colors and condition in a sheet.
import { valuesOf } from '@hemline/rules/search/listing-url.ts'
import { GetFacetsDocument } from '@hemline/schema/generated/graphql.ts'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useQuery } from 'urql'
import { countOf } from '../../platform/format.ts'
import { usePlace } from '../../platform/place.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { FilterProps } from '../listing/CheckOption.tsx'
import { ColorFilter } from '../listing/ColorFilter.tsx'
import { ConditionFilter } from '../listing/ConditionFilter.tsx'
import { viewOf } from '../listing/facets.ts'
import { PriceFilter } from '../listing/PriceFilter.tsx'
import { SizeFilter } from '../listing/SizeFilter.tsx'
import type { Look } from './use-look.ts'
import type { Answer } from './use-matches.ts'

const filters: Readonly<Record<string, (props: FilterProps) => ReactNode>> = {
  sizing_id: SizeFilter,
  price: PriceFilter,
  color_names: ColorFilter,
  condition: ConditionFilter,
}
const keys = Object.keys(filters)
const kindKey = 'category_tags'

type Props = { look: Look; kinds: Answer['kinds']; total: number | undefined }

/** Asks for the choices of the kinds that were found: nobody who shows a dress wants sizes of rings. */
function Choices({ look, kinds }: Omit<Props, 'total'>) {
  const { pathname } = usePlace()
  const chosen = valuesOf(look.search, kindKey)
  const tags = chosen.length > 0 ? [...chosen] : kinds.map(({ tag }) => tag)
  const ask = { filters: tags.length > 0 ? [{ key: kindKey, values: tags }] : [] }
  const [{ data, error }, again] = useQuery({
    query: GetFacetsDocument,
    variables: { ...ask, facets: keys, userInfo: {} },
  })
  if (error && !data)
    return (
      <p className="small soft" role="alert">
        These choices are out of reach.{' '}
        <LinkButton onClick={() => again({ requestPolicy: 'network-only' })} inline>
          Try again
        </LinkButton>
      </p>
    )
  if (!data)
    return (
      <div role="status" aria-label="Loading choices">
        <Skeleton height={220} />
      </div>
    )
  return data.items.facets
    .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    .map((facet) => {
      const One = filters[facet.key]
      const view = viewOf(facet, look.search)
      // The shop's counts say nothing of what looks like the picture.
      const options = (view.options ?? []).map((option) => ({ ...option, count: null }))
      if (!One || (facet.kind !== 'PRICE' && options.length === 0)) return null
      return (
        <Panel as="fieldset" key={facet.key} edge="top" padTop={4} padBottom={5}>
          <Text as="legend" className="sr">
            {view.label}
          </Text>
          <Stack gap={3}>
            <Text as="h3" size={16} aria-hidden="true">
              {view.label}
            </Text>
            <One
              view={{ ...view, options, bars: [] }}
              place={{ pathname, search: look.search }}
              go={look.go}
              ask={ask}
            />
          </Stack>
        </Panel>
      )
    })
}

/**
 * Renders the chip "All filters" and the sheet that it opens. Each choice counts at once and is kept in the
 * URL; `total`: the pieces that are left.
 */
export function AllFilters({ look, kinds, total }: Props) {
  const [open, setOpen] = useState(false)
  const chosen = keys.filter((key) => valuesOf(look.search, key).length > 0).length
  const footer = (
    <Button wide className="num" onClick={() => setOpen(false)}>
      <span aria-live="polite">
        {total === undefined ? 'Show pieces' : `Show ${countOf(total, 'piece')}`}
      </span>
    </Button>
  )
  return (
    <>
      <Chip aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={14} strokeWidth={1.5} aria-hidden="true" />
        {chosen > 0 ? `All filters · ${chosen}` : 'All filters'}
      </Chip>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filters" footer={footer}>
        <Row gap={0} noWrap tall={44}>
          {chosen > 0 ? (
            <LinkButton onClick={look.withoutFilters}>Clear all</LinkButton>
          ) : (
            <p className="small soft">Each choice counts at once.</p>
          )}
        </Row>
        <Choices look={look} kinds={kinds} />
      </Sheet>
    </>
  )
}
