// The message for each type of answer to joinQueue. The switch covers all types, so the compiler reports a
// new one.
import { placeWords, turnMinutes } from '@hemline/rules/queue/queue.ts'
import type { JoinQueueMutation } from '@hemline/schema/generated/graphql.ts'
import { countOf } from '../../platform/format.ts'
import { addToCartWords } from '../cart/add-to-cart-words.ts'

/**
 * Returns the message that the shopper reads for an answer of joinQueue: their place, or why there is none
 * (free, sold, withheld, too many holds, a full queue, too many queues).
 */
export function joinWords(answer: JoinQueueMutation['joinQueue']): string {
  switch (answer.__typename) {
    case 'JoinQueuePayload':
      return `${placeWords(answer.item.queue.myPlace ?? 1)}.`
    case 'ItemFree':
      return 'Nobody else holds it. You can add it to your cart.'
    case 'ItemUnavailable':
    case 'ItemWithheld':
    case 'TooManyHolds':
      return addToCartWords(answer).text
    case 'QueueFull':
      return `${countOf(answer.limit, 'shopper')} wait for it already, and the line takes no more. Save it, and look in again.`
    case 'TooManyPlaces':
      return `You can wait for up to ${answer.limit} pieces at once. Leave one of the lines first.`
  }
}

/**
 * Returns how many shoppers wait in the queue for a piece, in words: "1 shopper waits for it."; '' for none.
 */
export function lengthWords(length: number): string {
  return length === 0 ? '' : `${countOf(length, 'shopper')} ${length === 1 ? 'waits' : 'wait'} for it.`
}

export const promiseWords = `When it comes to you, it is held for you for ${turnMinutes} minutes, and this shop tells you while it is open.`
