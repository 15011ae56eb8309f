import type { CleanoutService } from '@hemline/rules/vocabulary/seller.ts'
import { money, shortMoney } from '../../../platform/format.ts'
import { Text } from '../../../ui/layout.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { ladderRows } from './ways.ts'

type Part = ReturnType<typeof ladderRows>[number]

/**
 * Shows the payout percentage of each part of a price, with an example from the function that calculates
 * payouts.
 */
export function LadderTable({ service }: { service: CleanoutService }) {
  const columns: readonly Column<Part>[] = [
    { key: 'of', name: 'Of a price', cell: ({ range }) => range },
    {
      key: 'get',
      name: service === 'donation' ? 'They get' : 'You get',
      number: true,
      cell: ({ percent }) => `${percent}%`,
    },
    {
      key: 'example',
      name: 'For example',
      number: true,
      cell: ({ price, pays }) => (
        <>
          {shortMoney(price)} pays{' '}
          <Text as="b" voice="display" size={18}>
            {money(pays)}
          </Text>
        </>
      ),
    },
  ]
  return (
    <Table
      label="What a price pays"
      columns={columns}
      rows={ladderRows(service)}
      rowKey={({ range }) => range}
      wide="slides"
    />
  )
}
