import { useRouter } from '@tanstack/react-router'
import { History, SquarePen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { IconButton, iconClass } from '../../ui/IconButton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import styles from './Styling.module.css'
import { useDeleteChat } from './use-delete-chat.ts'

/** A chat is gone for good once it is deleted, so the button asks once. */
function SureToDelete({ threadId, onKeep }: { threadId: string; onKeep: () => void }) {
  const router = useRouter()
  const { remove } = useDeleteChat()
  const act = async () => {
    // The page of a deleted chat would say that there is no such chat.
    await router.navigate({ href: '/chat' })
    await remove(threadId)
  }
  return (
    <Row gap={4} rows={0} role="group" aria-label="Delete this chat?">
      <span>Delete this chat and its outfits?</span>
      <LinkButton onClick={() => void act()}>Delete</LinkButton>
      <LinkButton onClick={onKeep}>Keep</LinkButton>
    </Row>
  )
}

/**
 * Renders the heading of the style chat with links to earlier chats and to a new one, and with a button that
 * deletes the chat `threadId`.
 */
export function ChatHead({ threadId }: { threadId?: string }) {
  const [asks, setAsks] = useState(false)
  return (
    <Stack gap={0}>
      <Row gap={1} noWrap padTop={4} className={styles.head}>
        <h1>Ask for an outfit</h1>
        <HrefLink className={iconClass()} href="/chat" aria-label="Earlier chats" title="Earlier chats">
          <History size={20} strokeWidth={1.5} aria-hidden="true" />
        </HrefLink>
        <HrefLink className={iconClass()} href="/style-chat" aria-label="New chat" title="New chat">
          <SquarePen size={20} strokeWidth={1.5} aria-hidden="true" />
        </HrefLink>
        {threadId !== undefined && (
          <IconButton
            aria-label="Delete this chat"
            title="Delete this chat"
            aria-expanded={asks}
            onClick={() => setAsks(!asks)}
          >
            <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
      </Row>
      {asks && threadId !== undefined && <SureToDelete threadId={threadId} onKeep={() => setAsks(false)} />}
    </Stack>
  )
}
