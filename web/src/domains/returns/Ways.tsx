import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import styles from './Returns.module.css'
import type { Choice, ReturnForm } from './use-return-form.ts'

type SumRow = Choice['sums'][number]

/**
 * Renders the rows of a return's money (cents): the sums, then the means of payment that get them; amounts
 * that are kept have a minus.
 */
export function MoneyRows({ sums, to }: { sums: readonly SumRow[]; to: readonly SumRow[] }) {
  return (
    <Sums className={look({ above: 3, padTop: 3, size: 14 }, styles.math)}>
      {sums.map(({ key, label, amount }) => (
        <Sum key={key} name={label} amount={money(amount)} />
      ))}
      {to.map(({ key, label, amount }) => (
        <Sum key={key} name={label} amount={money(amount)} kind={sums.length > 0 ? 'sum' : 'line'} />
      ))}
    </Sums>
  )
}

type Money = { sums: readonly SumRow[]; to: readonly SumRow[]; isGift: boolean }

/** Returns whether a return pays nothing by itself: that of a goody box, and of a piece that is replaced. */
export const paysNothing = ({ sums, to, isGift }: Money): boolean =>
  !isGift && sums.length === 0 && to.length === 0

export const paysNothingWords =
  'This return pays nothing by itself: the money stands with its goody box or its case.'

/**
 * Renders the ways to be paid back, each with its whole sum, the largest first. Instead: a sentence until
 * pieces and reasons are chosen, placeholders, the server's refusal, or an error with "Try again".
 */
export function Ways({ form }: { form: ReturnForm }) {
  const { quote, refused, quoteError, choice, isComplete } = form
  if (refused) return <Note mood="bad">{refused.message}</Note>
  if (quoteError)
    return (
      <Stack gap={3}>
        <Note mood="bad" role="alert">
          {friendlyError(quoteError, 'returnSetup')}
        </Note>
        <Button look="line" onClick={form.askQuote}>
          Try again
        </Button>
      </Stack>
    )
  if (!isComplete)
    return (
      <Text tone="soft">Choose pieces and their reasons, and every sum stands here before you decide.</Text>
    )
  if (!quote)
    return (
      <Stack gap={0} role="status" aria-busy="true" aria-label="Loading the sums">
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} height={132} />
        ))}
      </Stack>
    )
  return (
    <ChoiceCards legend="How do you want the money?" legendLook="hidden" look="rows">
      {quote.choices.map((one) => (
        <ChoiceCard
          key={one.refundType}
          checked={one.refundType === choice?.refundType}
          onChange={() => form.choose(one.refundType)}
        >
          <Row justify="between" align="baseline" noWrap>
            <b>{one.title}</b>
            <Text as="span" voice="display" size={28} numbers>
              {money(one.total)}
            </Text>
          </Row>
          <Text as="span" size={14} tone="soft">
            {one.terms}
          </Text>
          <MoneyRows sums={one.sums} to={one.to} />
        </ChoiceCard>
      ))}
    </ChoiceCards>
  )
}
