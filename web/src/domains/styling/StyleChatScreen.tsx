import { usePageHead } from '../../platform/head.ts'
import { classes } from '../../ui/classes.ts'
import { Page, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { ChatHead } from './ChatHead.tsx'
import { Compose } from './Compose.tsx'
import { StyleTraits } from './StyleTraits.tsx'
import styles from './Styling.module.css'
import { Ours, Theirs } from './Turns.tsx'
import { useStylist } from './use-stylist.ts'

const starters = [
  'An October wedding, under $150, I’m a 10, no heels',
  'A week at the office, size 6, up to $200',
  'What goes with my black blazer? Size M, under $120',
] as const

/** Renders the page /style-chat: what to say, three beginnings to tap, and the field. */
export function StyleChatScreen() {
  usePageHead({
    title: 'Ask for an outfit',
    description:
      'Say what the outfit is for, your size and what it may cost. We look on the rail and put it together.',
  })
  const stylist = useStylist(null)
  return (
    <Page flow="stack" gap={5} top className={classes(styles.frame, styles.entry)}>
      <ChatHead />
      <Stack as="section" top className={styles.talk} role="log" aria-label="Chat">
        <Ours>
          <p>
            Tell me what the outfit is for, your size and what it may cost. I look on the rail and put whole
            outfits together, of pieces that you can buy now.
          </p>
          {stylist.pending === null && (
            <Stack gap={2} className={styles.starters}>
              {starters.map((words) => (
                <PlainButton key={words} onClick={() => void stylist.say(words)}>
                  {words}
                </PlainButton>
              ))}
            </Stack>
          )}
        </Ours>
        {stylist.pending === null && <StyleTraits />}
        {stylist.pending && <Theirs words={stylist.pending} />}
        {stylist.pending && (
          <Ours>
            <p className={stylist.coming ? undefined : look({ tone: 'soft' })}>
              {stylist.coming || 'Looking on the rail.'}
            </p>
          </Ours>
        )}
      </Stack>
      <Compose stylist={stylist} placeholder="What is it for?" />
    </Page>
  )
}
