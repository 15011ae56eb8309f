import { parseItemNumber } from '@hemline/rules/site/route-patterns.ts'
import { GetIdenticalItemsDocument, type GetIdenticalItemsQuery } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useQuery } from 'urql'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { Page, Stack } from '../../ui/layout.tsx'
import { Answered } from './Answered.tsx'
import styles from './Piece.module.css'
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
    <Page>
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
        <ReasonGrid
          nodes={nodes.map((node) => ({ item: node.item, words: node.differences }))}
          label="What is different"
        />
      )}
    </Page>
  )
}

function WhichOne() {
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const itemNumber = parseItemNumber(/\d+(?=\/?\s*$)/.exec(typed)?.[0])
    setError(itemNumber === undefined ? 'An item number is made of digits, like 148200101.' : undefined)
    if (itemNumber !== undefined) void router.navigate({ href: `/identical?item=${itemNumber}` })
  }
  const form = (
    <Stack as="form" gap={3} textAlign="start" className={styles.which} onSubmit={submit} noValidate>
      <Field
        label="Item number"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(e) => setTyped(e.target.value)}
      />
      <Button type="submit">Find the same</Button>
    </Stack>
  )
  return (
    <Page>
      <EmptyState heading="h1" drawing={<HangerDrawing />} title="The same as which piece?" action={form}>
        Its number is the end of its page’s address. Or open a piece and choose “The same again” there.
      </EmptyState>
    </Page>
  )
}

/**
 * Shows the page /identical?item=…: up to 40 other copies of a product, in other sizes and conditions;
 * without a number a question which piece is meant, for an unknown piece the 404 page.
 */
export function IdenticalScreen() {
  const { search } = usePlace()
  const params = new URLSearchParams(search)
  // Filters call it item_number; people write either.
  const asked = params.get('item') || params.get('item_number') || undefined
  const itemNumber = parseItemNumber(asked)
  const [{ data, error }, ask] = useQuery({
    query: GetIdenticalItemsDocument,
    variables: { itemNumber: itemNumber ?? 0, amount: shown },
    pause: itemNumber === undefined,
  })
  usePageHead({})
  if (!asked) return <WhichOne />
  return (
    <Answered
      answer={itemNumber === undefined ? null : data?.identicalItems}
      failed={error}
      retry={() => ask({ requestPolicy: 'network-only' })}
    >
      {(found) => <Found found={found} />}
    </Answered>
  )
}
