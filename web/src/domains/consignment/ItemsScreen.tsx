import { bagCalled } from '@hemline/rules/bags/bag-lists.ts'
import { GetMyPartnerNamesDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useSession } from '../identity/session.tsx'
import { ForSellers } from './ForSellers.tsx'
import { MyCleanoutsFrame } from './MyCleanoutsFrame.tsx'
import { PieceList, usePieces } from './PieceList.tsx'
import styles from './Pieces.module.css'
import { useAllBags } from './use-all-bags.ts'

/**
 * A filter for the bag; renders nothing for a seller with a single bag. It stands before the bags are known,
 * so that the pieces below do not move.
 */
function BagFilter({ bag, pathname, search }: { bag: string | null; pathname: string; search: string }) {
  const router = useRouter()
  const all = useAllBags()
  const bags = all?.filter((one) => one.counts.graded > 0) ?? []
  if (all && bags.length < 2 && !bag) return null
  const known = bag === null || bags.some((one) => one.bagNumber === bag)
  const choose = (next: string) => {
    const query = new URLSearchParams(search)
    query.delete('page')
    if (next) query.set('bag', next)
    else query.delete('bag')
    void router.navigate({ href: `${pathname}?${query}`.replace(/\?$/, ''), resetScroll: false })
  }
  return (
    <Row gap={4} align="end" justify="between" below={5} className={styles.tools}>
      <SelectField label="Bag" value={bag ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">All bags</option>
        {!known && <option value={bag}>{`Bag ${bag}`}</option>}
        {bags.map((one) => (
          <option key={one.id} value={one.bagNumber}>
            {one.name ? `${one.name}, ${one.bagNumber}` : bagCalled(one)}
          </option>
        ))}
      </SelectField>
    </Row>
  )
}

/** Says where the pieces of a partner are, to a person whose account gets what the partner's sales pay. */
function StockNote() {
  const [{ data }] = useQuery({ query: GetMyPartnerNamesDocument })
  const names = data?.myPartners.map(({ name }) => name) ?? []
  if (names.length === 0) return null
  return (
    <Note>
      Pieces from the stock of {names.join(' and ')} are on{' '}
      <HrefLink className="link" href="/my/stock">
        a page of their own
      </HrefLink>
      .
    </Note>
  )
}

function Items() {
  const pieces = usePieces()
  return (
    <>
      <StockNote />
      <BagFilter bag={pieces.bag} {...pieces.place} />
      <PieceList
        pieces={pieces}
        empty="As soon as somebody here has looked through your bag, every piece of it is listed."
        onward={
          <HrefLink className={buttonClass()} href="/my/cleanouts">
            Where are my bags?
          </HrefLink>
        }
      />
    </>
  )
}

/**
 * Renders /my/cleanouts/items and /my/items: all pieces of a seller, filtered by the states of specification
 * §3. Visitors are invited to log in.
 */
export function ItemsScreen() {
  usePageHead({ title: 'Your pieces', robots: 'noindex' })
  const { user } = useSession()
  return (
    <MyCleanoutsFrame
      current="items"
      title="Your pieces"
      lead={user?.loggedIn === false ? undefined : 'What we took, what sold, and what you can have back.'}
    >
      <ForSellers>
        <Items />
      </ForSellers>
    </MyCleanoutsFrame>
  )
}
