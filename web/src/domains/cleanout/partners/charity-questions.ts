// What people ask before they give to a charity. Every number comes from the rules.
import { bagFees } from '@hemline/rules/earnings/payout-terms.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { money, shortMoney } from '../../../platform/format.ts'
import type { Question } from '../ways/Questions.tsx'
import { examplePays, examplePrice } from '../ways/ways.ts'

const fee =
  bagFees.donation === 0
    ? 'No fee is taken from a donation either.'
    : `${money(bagFees.donation)} is taken once, from what the bag earns first.`

/** Returns five questions about giving to the charity of this name, with their answers. */
export const charityQuestions = (name: string): readonly Question[] => [
  {
    ask: 'What does it cost me?',
    answer: `Nothing that you pay: the bag and its way to us are free. ${fee}`,
  },
  {
    ask: `How much of a price does ${name} get?`,
    answer: `What we would pay you for the piece. One that sells for ${shortMoney(examplePrice)} brings ${name} ${money(examplePays('donation'))}; the rest pays for pictures, storage and shipping.`,
  },
  {
    ask: `When does ${name} get it?`,
    answer: `Once a month, for all pieces that were delivered at least ${deliveryReturnDays} days before and can’t come back any more. Earnings that you give go with the next transfer.`,
  },
  {
    ask: 'Do I get a receipt?',
    answer: `By mail, whenever ${name} is paid for pieces of a bag that you gave, and for earnings that you give at once. With an account the receipts of a bag stand on its page, too.`,
  },
  {
    ask: 'What becomes of pieces that nobody buys?',
    answer:
      'What somebody can wear is passed on; what nobody can wear is recycled. With a bag that you give, nothing comes back to you.',
  },
]
