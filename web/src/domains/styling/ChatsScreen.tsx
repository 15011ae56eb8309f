import { GetStyleThreadsDocument } from '@hemline/schema/generated/graphql.ts'
import { Trash2 } from 'lucide-react'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { moment } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Page, Row, Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StyleTraits } from './StyleTraits.tsx'
import styles from './Styling.module.css'
import { useDeleteChat } from './use-delete-chat.ts'

const begin = (
  <HrefLink className={buttonClass({ look: 'main' })} href="/style-chat">
    New chat
  </HrefLink>
)

function Threads() {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetStyleThreadsDocument,
    requestPolicy: 'cache-and-network',
  })
  const { remove, busy: deleting } = useDeleteChat()
  if (error && !data) return <ErrorMessage onRetry={() => ask({ requestPolicy: 'network-only' })} />
  if (fetching && !data) return <Skeleton height={180} />
  const threads = data?.styleThreads ?? []
  if (threads.length === 0)
    return (
      <EmptyState drawing={<HangerDrawing />} title="No chats yet" action={begin}>
        What you ask for is kept here, for you alone.
      </EmptyState>
    )
  const now = nowMs()
  return (
    <>
      <ul className={styles.past}>
        {threads.map(({ id, title, updatedAt }) => (
          <Stack as="li" gap={3} align="center" edge="bottom" tall={60} key={id}>
            <HrefLink className={look({ block: true, padY: 3, breaks: true })} href={`/chat/${id}`}>
              {title}
              <Text as="small" block size={12} tone="soft">
                {moment(updatedAt, now)}
              </Text>
            </HrefLink>
            <IconButton
              aria-label={`Delete the chat: ${title}`}
              busy={deleting}
              onClick={() => void remove(id)}
            >
              <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          </Stack>
        ))}
      </ul>
      <Row>{begin}</Row>
    </>
  )
}

/** Renders /chat: the viewer's style chats, each with a link and a button to delete it. */
export function ChatsScreen() {
  usePageHead({ title: 'Earlier chats', robots: 'noindex' })
  return (
    <Page padTop={6} padBottom={12}>
      <Stack upTo="form" gap={5}>
        <h1>Earlier chats</h1>
        <Threads />
        <StyleTraits />
      </Stack>
    </Page>
  )
}
