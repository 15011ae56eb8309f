// What somebody told of a piece that is not as described.
import { exactLength } from '@hemline/rules/manners/lengths.ts'
import { differenceTitle, differenceWords, offBy, placeLabels } from '@hemline/rules/returns/differences.ts'
import type { DifferenceFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { useUnit } from '../size-guides/units.ts'

/** Renders in one line what differs of a piece, in the reader's unit of lengths. */
export function DifferenceTold({ difference }: { difference: DifferenceFieldsFragment }) {
  const unit = useUnit()
  return (
    <Text as="span" size={14} numbers>
      {differenceWords(difference, unit)}
    </Text>
  )
}

/**
 * Shows what the shop's record stated of a piece beside what the shopper (`who`) sees, with the difference of
 * a measure; of a flaw, its place alone.
 */
export function DifferenceFacts({ difference, who }: { difference: DifferenceFieldsFragment; who: string }) {
  const unit = useUnit()
  const { statedInches, seenInches, place, stated, seen } = difference
  const isMeasure = statedInches !== null && seenInches !== null
  const facts = isMeasure
    ? [
        ['We stated', exactLength(statedInches, unit)],
        [`${who} measured`, exactLength(seenInches, unit)],
        ['Difference', offBy(difference, unit)],
      ]
    : place === null
      ? [
          ['We stated', stated],
          [`${who} sees`, seen],
        ]
      : [['Where', placeLabels[place]]]
  return (
    <Stack gap={1} pad={4} surface="wash" round="control">
      <Text as="b" size={14} weight={600}>
        {differenceTitle(difference)}
        {place === null && ' differs'}
      </Text>
      <Row as="dl" gap={5} rows={1} align="stretch">
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text as="dt" size={12} tone="soft">
              {name}
            </Text>
            <Text as="dd" size={14} numbers breaks>
              {value}
            </Text>
          </div>
        ))}
      </Row>
    </Stack>
  )
}
