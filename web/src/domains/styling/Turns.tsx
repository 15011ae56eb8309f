import { Spool, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { chipClass } from '../../ui/Chip.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import styles from './Styling.module.css'
import type { Stylist, Thread, Turn } from './use-stylist.ts'

/** Renders a turn of the shop (the program) in a style chat. */
export function Ours({ children }: { children: ReactNode }) {
  return (
    <Stack gap={2} upTo="short" breaks className={styles.us}>
      <Stack
        as="span"
        gap={0}
        align="center"
        justifyItems="center"
        surface="green"
        round="circle"
        square={28}
        className={styles.needle}
        aria-hidden="true"
      >
        <Spool size={16} strokeWidth={1.5} />
      </Stack>
      {children}
    </Stack>
  )
}

/** Renders a turn of the shopper in a style chat. */
export function Theirs({ words }: { words: string }) {
  return (
    <Stack gap={2} justifySelf="end" upTo="short" breaks className={styles.me}>
      <p>
        <span className="sr">You: </span>
        {words}
      </p>
    </Stack>
  )
}

/**
 * Renders what a style chat understood as chips; a press removes one, and the answer is made anew; saved
 * facts can't be removed. Renders nothing without chips.
 */
export function Understood({ chips, stylist }: { chips: Thread['chips']; stylist: Stylist }) {
  if (chips.length === 0) return null
  return (
    <Row as="ul" gap={1.5} align="stretch" className={styles.understood} aria-label="What I understood">
      {chips.map(({ key, label }) => {
        const isSaved = label.endsWith(', saved')
        return (
          <li key={key}>
            {isSaved ? (
              <span>{label}</span>
            ) : (
              <PlainButton
                aria-label={`Take away: ${label}`}
                disabled={stylist.busy}
                onClick={() => void stylist.takeAway(key)}
              >
                {label}
                <X size={12} strokeWidth={2} aria-hidden="true" />
              </PlainButton>
            )}
          </li>
        )
      })}
    </Row>
  )
}

/** Turns that shoppers send by a tap, as they would write them. */
const changes = ['Cheaper', 'Warmer', 'Another color', 'Show me others'] as const

/** Renders the changes of the shown outfits that a shopper can ask for by a tap. */
export function Changes({ stylist }: { stylist: Stylist }) {
  return (
    <Row as="ul" gap={2} align="stretch" className={styles.changes} aria-label="Change the outfits">
      {changes.map((words) => (
        <li key={words}>
          <PlainButton className={chipClass} disabled={stylist.busy} onClick={() => void stylist.say(words)}>
            {words}
          </PlainButton>
        </li>
      ))}
    </Row>
  )
}

/** Renders the links under the answer to a question that the stylist can't answer. */
export function HelpLinks() {
  return (
    <Row gap={4} rows={0}>
      <HrefLink className="link alone" href="/support">
        Help pages
      </HrefLink>
      <HrefLink className="link alone" href="/my/orders">
        Your orders
      </HrefLink>
      <HrefLink className="link alone" href="/contact">
        Ask a person
      </HrefLink>
    </Row>
  )
}

/** Renders the question after an answer of a style chat, with answers to tap. */
export function Asks({ question, stylist }: { question: NonNullable<Turn['question']>; stylist: Stylist }) {
  return (
    <Ours>
      <p>
        <b>One question:</b> {question.words}
      </p>
      <Row gap={2} align="stretch" className={styles.answers}>
        {question.answers.map((words) => (
          <PlainButton
            key={words}
            className={chipClass}
            disabled={stylist.busy}
            onClick={() => void stylist.say(words)}
          >
            {words}
          </PlainButton>
        ))}
      </Row>
    </Ours>
  )
}
