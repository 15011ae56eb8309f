// Which acts of employees change what waits: the counts in the rail and above the tables are asked for again.
import type { Cache, UpdateResolver } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

/** The mutations that take an entry out of a queue of the desk, put one in, or move it to another. */
export const queueMutations: readonly string[] = [
  'startPicking',
  'stopPicking',
  'reportMissing',
  'packParcel',
  'handOverParcel',
  'staffRefundOrder',
  'staffCancelOrder',
  'receiveBag',
  'claimBag',
  'releaseBag',
  'gradePiece',
  'undoPiece',
  'finishBag',
  'reviewPiece',
  'listPieces',
  'editItem',
  'changeItemState',
  'startAuction',
  'withdrawAuction',
  'moveSellerReturn',
  'receiveReturn',
  'inspectReturnedPiece',
  'takeCase',
  'answerCase',
  'decideCase',
  'approveCase',
  'declineCase',
  'closeCase',
  'answerQuestion',
  'hideQuestion',
  'decideMemberReport',
  'decideDirectListing',
  'prohibitBrand',
  'swapGoodyPiece',
  'approveGoodyBox',
  'cancelGoodyBoxForPerson',
  'retryJob',
  'giveUpJob',
]

function forgetQueues(cache: Cache): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (fieldName === 'deskQueues' || fieldName === 'deskStateCounts') cache.invalidate('Query', fieldKey)
}

/**
 * Returns a part of the cache that forgets the counts of the desk after each mutation of the list, beside
 * what the domain's own part (one of `parts`) does after that mutation.
 */
export function deskCache(parts: readonly CachePart[]): CachePart {
  const updateAfter = (name: string): UpdateResolver => {
    const own = parts.map((part) => part.updates.Mutation?.[name]).find((update) => update !== undefined)
    return (result, args, cache, info) => {
      own?.(result, args, cache, info)
      forgetQueues(cache)
    }
  }
  return {
    updates: { Mutation: Object.fromEntries(queueMutations.map((name) => [name, updateAfter(name)])) },
  }
}
