import { parseItemNumber } from '@hemline/rules/routes.ts'
import { GetIdenticalItemsDocument, type GetIdenticalItemsQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Answered } from './Answered.tsx'
import { PieceHead } from './PieceHead.tsx'
import { ReasonGrid } from './SimilarScreen.tsx'

type Identical = NonNullable<GetIdenticalItemsQuery['identicalItems']>
const shown = 40

const basisWords = {
  STYLE_NUMBER: 'The maker’s style number is the same.',
  SAME_LOOK: 'The same brand, kind, name and color. We have no style number to be quite sure.',
  NONE: '',
} as const

function Found({ found: { item, nodes, basis } }: { found: Identical }) {
  const similar = (
    <HrefLink className={buttonClass()} href={`/similar/${item.itemNumber}`}>
      See what comes close
    </HrefLink>
  )
  return (
    <div className="page">
      <PieceHead title="The same again" item={item}>
        {basis !== 'NONE' && (
          <p className="soft num">
            {countOf(nodes.length, 'piece')}. {basisWords[basis]}
          </p>
        )}
      </PieceHead>
      {basis === 'NONE' ? (
        <EmptyState drawing={<HangerDrawing />} title="There is only this one" action={similar}>
          Secondhand pieces seldom come twice, and nobody has sent in another of these.
        </EmptyState>
      ) : (
        <ReasonGrid nodes={nodes.map((node) => ({ item: node.item, words: node.differences }))} label="What is different" />
      )}
    </div>
  )
}

function WhichOne() {
  const action = (
    <HrefLink className={buttonClass({ look: 'line' })} href="/products">
      See all pieces
    </HrefLink>
  )
  return (
    <div className="page">
      <EmptyState heading="h1" drawing={<HangerDrawing />} title="The same as which piece?" action={action}>
        Open a piece and choose “The same again” there: this page needs to know which one you mean.
      </EmptyState>
    </div>
  )
}

/** /identical?item=…: the same thing in other sizes and conditions. */
export function IdenticalScreen() {
  const { search } = usePlace()
  const params = new URLSearchParams(search)
  const itemNumber = parseItemNumber(params.get('item') ?? undefined)
  const [{ data, error }, ask] = useQuery({
    query: GetIdenticalItemsDocument,
    variables: { itemNumber: itemNumber ?? 0, amount: shown },
    pause: itemNumber === undefined,
  })
  usePageHead({})
  if (!params.get('item')) return <WhichOne />
  return (
    <Answered
      answer={itemNumber === undefined ? null : data?.identicalItems}
      failed={Boolean(error)}
      retry={() => ask({ requestPolicy: 'network-only' })}
    >
      {(found) => <Found found={found} />}
    </Answered>
  )
}
