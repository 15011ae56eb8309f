// What stands beside a case: its order, the order's parcels, and what its person did here.
import type { StaffCaseFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { countOf, dateOf, money } from '../../platform/format.ts'
import { Stack, Text } from '../../ui/layout.tsx'

type Facts = StaffCaseFieldsFragment['facts']

const personWords = ({ memberSince, orders, returns, cases }: Facts): string =>
  [
    memberSince ? `Member since ${dateOf(memberSince)}` : 'No account',
    countOf(orders, 'order'),
    countOf(returns, 'return'),
    countOf(cases, 'case'),
  ].join(' · ')

const parcelWords = (parcel: Facts['parcels'][number]): string =>
  [
    `${parcel.statusLabel}${parcel.deliveredAt ? ` ${dateOf(parcel.deliveredAt)}` : ''}`,
    `from ${parcel.shipFrom}`,
    parcel.packedAt && `packed ${dateOf(parcel.packedAt)}${parcel.packedBy ? ` by ${parcel.packedBy}` : ''}`,
    parcel.trackingCode && `${parcel.carrierName ?? ''} ${parcel.trackingCode}`.trim(),
  ]
    .filter(Boolean)
    .join(' · ')

/**
 * Lists who the person of a case is to us, what the order cost (for a case about an order), and where its
 * parcels are.
 */
export function CaseFacts({ facts }: { facts: Facts }) {
  const rows = [
    { key: 'person', name: 'Person', words: personWords(facts) },
    ...(facts.orderPlacedAt === null
      ? []
      : [
          {
            key: 'order',
            name: 'Order',
            words: [
              `Placed ${dateOf(facts.orderPlacedAt)}`,
              money(facts.orderTotal ?? 0),
              facts.orderPaidWith,
            ].join(' · '),
          },
        ]),
    ...facts.parcels.map((parcel, i) => ({
      key: parcel.id,
      name: facts.parcels.length > 1 ? `Parcel ${i + 1}` : 'Parcel',
      words: parcelWords(parcel),
    })),
  ]
  return (
    <Stack as="dl" gap={2} pad={4} surface="sunk" round="control">
      {rows.map(({ key, name, words }) => (
        <div key={key}>
          <Text as="dt" size={12} tone="soft">
            {name}
          </Text>
          <Text as="dd" size={14} numbers breaks>
            {words}
          </Text>
        </div>
      ))}
    </Stack>
  )
}
