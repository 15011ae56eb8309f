// What customers of the luxury retailer ask. Every number comes from the rules.
import { bagFees, creditBonusPercent } from '@hemline/rules/earnings/payout-terms.ts'
import { kitLabelDays } from '@hemline/rules/kits/states.ts'
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import { money, shortMoney } from '../../../platform/format.ts'
import { daysRange } from '../../../platform/format-days.ts'
import type { Question } from '../ways/Questions.tsx'
import { examplePays, examplePrice, windowOf } from '../ways/ways.ts'

/** Returns the questions about sending pieces in with the retailer of this name, with their answers. */
export const retailerQuestions = (name: string): readonly Question[] => [
  {
    ask: `Do the pieces have to be from ${name}?`,
    answer: `No. Send any designer pieces that you would sell: the label is ${name}’s and ours, what you put under it is up to you.`,
  },
  {
    ask: 'What does it cost?',
    answer: `Nothing that you pay: the label is prepaid. ${money(bagFees.premium)} is taken once, from what your parcel earns first. If it earns less, you owe nothing.`,
  },
  {
    ask: 'What does a piece pay?',
    answer: `The shares of our Premium service. A piece that sells for ${shortMoney(examplePrice)} pays you ${money(examplePays('premium'))}; the higher the price, the higher the share.`,
  },
  {
    ask: 'How long is a piece on sale?',
    answer: `${daysRange(windowOf('premium'))}, by its brand. You see every piece with its price, and can change the price meanwhile.`,
  },
  {
    ask: 'When am I paid, and how?',
    answer: `${deliveryReturnDays} days after a piece is delivered to its buyer. As cash, or as Hemline credit with ${creditBonusPercent}% on top.`,
  },
  {
    ask: 'How do you know that a piece is genuine?',
    answer:
      'A person looks over each piece before it goes on sale. What is not genuine is not sold, and you read why. Boxes, dust bags and papers help.',
  },
  {
    ask: 'How long does my label work?',
    answer: `${kitLabelDays} days from the order. It stands on its own page here, and among your kits when you have an account.`,
  },
]
