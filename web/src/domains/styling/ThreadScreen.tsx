import { styleHelpMessage } from '@hemline/rules/styling/terms.ts'
import { GetStyleThreadDocument } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { useQuery } from 'urql'
import { countOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { useDesktop } from '../../platform/viewport.ts'
import { classes } from '../../ui/classes.ts'
import { Page, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Answered } from '../discovery/Answered.tsx'
import { ChatHead } from './ChatHead.tsx'
import { Compose } from './Compose.tsx'
import { NotHere } from './NotHere.tsx'
import { StyleOutfit } from './StyleOutfit.tsx'
import styles from './Styling.module.css'
import { Asks, Changes, HelpLinks, Ours, Theirs, Understood } from './Turns.tsx'
import { type Outfit, type Stylist, type Thread, type Turn, useStylist } from './use-stylist.ts'

function Outfits({ outfits, onStale }: { outfits: readonly Outfit[]; onStale: () => void }) {
  return (
    // The row scrolls sideways; the keyboard gets there as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <section className={styles.outfits} aria-label={countOf(outfits.length, 'outfit')} tabIndex={0}>
      {outfits.map((outfit, i) => (
        <StyleOutfit key={outfit.id} outfit={outfit} isFirst={i === 0} onStale={onStale} />
      ))}
    </section>
  )
}

/** Earlier outfits in one line each: the latest ones are shown whole. */
function Earlier({ outfits }: { outfits: readonly Outfit[] }) {
  return (
    <ul>
      {outfits.map(({ id, threadId, name, totalPrice }) => (
        <li key={id}>
          <HrefLink className="link" href={`/chat/${threadId}/outfit/${id}`}>
            {name}
          </HrefLink>{' '}
          <span className="num">{money(totalPrice)}</span>
        </li>
      ))}
    </ul>
  )
}

type TurnProps = {
  turn: Turn
  thread: Thread
  stylist: Stylist
  /** Whether this turn's outfits are the latest ones. */
  isCurrent: boolean
  isLast: boolean
  isWide: boolean
  onStale: () => void
}

function OneTurn({ turn, thread, stylist, isCurrent, isLast, isWide, onStale }: TurnProps) {
  if (turn.author === 'shopper')
    return (
      <div data-turn={turn.author}>
        <Theirs words={turn.words} />
      </div>
    )
  const { outfits, question } = turn
  return (
    <>
      <Ours>
        <p>{turn.words}</p>
        {turn.words === styleHelpMessage && <HelpLinks />}
        {isLast && <Understood chips={thread.chips} stylist={stylist} />}
        {outfits.length > 0 && !isCurrent && <Earlier outfits={outfits} />}
      </Ours>
      {isCurrent && !isWide && <Outfits outfits={outfits} onStale={onStale} />}
      {question && <Asks question={question} stylist={stylist} />}
      {isLast && outfits.length > 0 && <Changes stylist={stylist} />}
    </>
  )
}

/**
 * Brings the shopper's last words to the top, so that the answer to them is read from its beginning: within
 * the talk where the talk scrolls, and with the page on phones.
 */
function useLastWords(box: RefObject<HTMLElement | null>, count: number, isWide: boolean): void {
  useEffect(() => {
    const turns = box.current?.querySelectorAll<HTMLElement>('[data-turn="shopper"]')
    const last = turns?.item(turns.length - 1)
    if (count === 0 || !last || !box.current) return
    const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    const behavior = still ? 'auto' : 'smooth'
    if (isWide) box.current.scrollTo?.({ top: last.offsetTop - box.current.offsetTop, behavior })
    else last.scrollIntoView?.({ block: 'start', behavior })
  }, [box, count, isWide])
}

function Talk({ thread, onStale }: { thread: Thread; onStale: () => void }) {
  const stylist = useStylist(thread.id)
  const isWide = useDesktop()
  const box = useRef<HTMLElement>(null)
  const { turns } = thread
  const current = turns.findLast(({ outfits }) => outfits.length > 0)
  useLastWords(box, turns.length + (stylist.pending ? 1 : 0), isWide)
  return (
    <Page flow="stack" gap={5} top className={classes(styles.frame, styles.withBoard)}>
      <div className={styles.side}>
        <ChatHead threadId={thread.id} />
        <Stack
          as="section"
          top
          className={styles.talk}
          role="log"
          aria-label="Chat"
          aria-busy={stylist.busy}
          ref={box}
        >
          {turns.map((turn, i) => (
            <OneTurn
              key={turn.id}
              turn={turn}
              thread={thread}
              stylist={stylist}
              isCurrent={turn === current}
              isLast={i === turns.length - 1}
              isWide={isWide}
              onStale={onStale}
            />
          ))}
          {stylist.pending && (
            <div data-turn="shopper">
              <Theirs words={stylist.pending} />
            </div>
          )}
          {stylist.busy && (
            <Ours>
              <p className={stylist.coming ? undefined : look({ tone: 'soft' })}>
                {stylist.coming || 'Looking on the rail.'}
              </p>
            </Ours>
          )}
        </Stack>
        <Compose stylist={stylist} placeholder="Warmer, cheaper, another color" />
      </div>
      {isWide && (
        <div className={styles.right}>
          {current && <Outfits outfits={current.outfits} onStale={onStale} />}
        </div>
      )}
    </Page>
  )
}

/**
 * Renders one style chat: the turns, and beside or within them the outfits; for a chat of somebody else or a
 * deleted one, that it isn't here.
 */
export function ThreadScreen() {
  usePageHead({ title: 'Ask for an outfit', robots: 'noindex' })
  const { threadId = '' } = useParams({ strict: false })
  const [{ data, error }, ask] = useQuery({
    query: GetStyleThreadDocument,
    variables: { id: threadId },
    requestPolicy: 'cache-and-network',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  if (data?.styleThread === null)
    return (
      <NotHere title="This chat isn’t here">
        Chats belong to the browser or the account that began them. Log in, if you began it there.
      </NotHere>
    )
  return (
    <Answered answer={data?.styleThread} failed={error} retry={again}>
      {(thread) => <Talk key={thread.id} thread={thread} onStale={again} />}
    </Answered>
  )
}
