import { useSearch } from '@tanstack/react-router'
import { HrefLink } from '../../platform/HrefLink.tsx'
import type { Search } from '../../platform/search-params.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { useSession } from '../identity/session.tsx'
import { ItemRow } from '../listing/ItemGrid.tsx'
import styles from './Goodbye.module.css'
import { useCompanyHead } from './use-company-head.ts'
import { usePieces } from './use-pieces.ts'

type Farewell = { title: string; words: string }
/** The texts by `why` of the query: how the user left. */
const farewells: Readonly<Record<string, Farewell>> = {
  'logged-out': {
    title: 'You are logged out',
    words:
      'Your favorites and your cart stay with your account, and wait for you there. Thank you for looking around.',
  },
  ended: {
    title: 'You were logged out',
    words:
      'Your session ended in another tab or on another device, so we put your pages away. Your favorites and your cart wait with your account.',
  },
  switched: {
    title: 'Another account is logged in',
    words: 'It was logged in in another tab of this browser, so we put the pages of the account before away.',
  },
  'account-deleted': {
    title: 'Your account is gone',
    words:
      'We have deleted it as you asked, and an email confirms what that means for open orders. Thank you for the clothes you kept in wear.',
  },
  unsubscribed: {
    title: 'No more emails from us',
    words: 'We only write now when it is about an order or a message of yours.',
  },
}
const plain: Farewell = {
  title: 'Goodbye, and thank you',
  words: 'For looking around, and for the clothes you kept in wear. The door stays open.',
}

/**
 * Renders the page after a log-out, a deleted account or an unsubscription, with links back into the shop.
 */
export function GoodbyeScreen() {
  useCompanyHead('goodbye')
  const { why = '' } = useSearch({ strict: false }) as Search
  const { loggedIn } = useSession()
  const { nodes } = usePieces({ sortBy: 'newest_first', amount: 5 })
  const { title, words } = (Object.hasOwn(farewells, why) ? farewells[why] : undefined) ?? plain
  return (
    <Page>
      <Stack
        as="section"
        gap={0}
        justifyItems="center"
        padTop={12}
        padBottom={10}
        textAlign="center"
        className={styles.bye}
      >
        <HangerDrawing />
        <Text as="h1" above={4}>
          {title}
        </Text>
        <Text above={3} upTo="short" size={18} tone="soft">
          {words}
        </Text>
        <Row align="stretch" justify="center" above={8}>
          <HrefLink className={buttonClass()} href="/">
            Back to the shop
          </HrefLink>
          {!loggedIn && (
            <HrefLink className={buttonClass({ look: 'line' })} href="/log-in">
              Log in again
            </HrefLink>
          )}
        </Row>
        <Text above={6} upTo="short" size={14} tone="soft">
          If something made you leave,{' '}
          <HrefLink className="link" href="/contact?topic=other">
            we would like to know
          </HrefLink>
          .
        </Text>
      </Stack>
      {nodes && nodes.length > 0 && (
        <Panel as="section" aria-labelledby="last" above={8} className={styles.last}>
          <h2 id="last">Newest in the shop</h2>
          <ItemRow items={nodes} />
        </Panel>
      )}
    </Page>
  )
}
