import { bidFaultOf } from '@hemline/rules/auctions/auctions.ts'
import { bidFaultWords } from '@hemline/rules/auctions/words.ts'
import { parseMoney } from '@hemline/rules/common/validation.ts'
import { GetAuctionDocument, PlaceBidDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { newId } from '../../platform/random.ts'

/** Others bid meanwhile: the page asks again so often while somebody looks at it. */
const everyMs = 5000

/**
 * Hook: loads a piece's auction as `auction` (undefined while it loads, and for a piece without one), and
 * again every five seconds while the auction is open and the page visible. `error` is that of the last
 * request; `ask` asks the server at once.
 */
export function useAuction(itemNumber: number) {
  const [{ data, error }, ask] = useQuery({
    query: GetAuctionDocument,
    variables: { itemNumber },
    requestPolicy: 'cache-and-network',
  })
  const auction = data?.item?.auction ?? undefined
  const open = auction?.status === 'open'
  useEffect(() => {
    if (!open) return undefined
    const timer = setInterval(() => {
      if (!globalThis.document.hidden) ask({ requestPolicy: 'network-only' })
    }, everyMs)
    return () => clearInterval(timer)
  }, [open, ask])
  return { auction, error, ask: () => ask({ requestPolicy: 'network-only' }) }
}

/**
 * Hook: returns the state of the bid form: `text` and `write`, `problem` (why the bid was not taken), `said`
 * (what it did), `busy`, and `bid`, which sends the maximum, and does nothing while one is sent. `least` in
 * cents. The request key stays the same until the answer, so that a lost answer or a double click bids once.
 */
export function useBid(itemNumber: number, least: number) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState<string>()
  const [{ fetching }, run] = useMutation(PlaceBidDocument)
  const press = useRef<{ max: number; requestKey: string } | undefined>(undefined)
  const write = (value: string) => {
    setText(value)
    setProblem(undefined)
    setSaid(undefined)
  }
  const bid = async () => {
    if (fetching) return
    const max = parseMoney(text) ?? Number.NaN
    const fault = bidFaultOf(max, least)
    if (fault) return setProblem(bidFaultWords(fault, least))
    if (press.current?.max !== max) press.current = { max, requestKey: newId() }
    const { data, error } = await run({ input: { itemNumber, ...press.current } })
    if (!data) return setProblem(friendlyError(error, 'generic'))
    press.current = undefined
    switch (data.placeBid.__typename) {
      case 'PlaceBidPayload':
        setText('')
        return setSaid('Your bid is in.')
      case 'BidTooLow':
      case 'AuctionOver':
      case 'BidRefused':
      case 'LegalAcceptRequired':
        return setProblem(data.placeBid.message)
    }
  }
  return { text, write, problem, said, busy: fetching, bid }
}
