import { History, SquarePen } from 'lucide-react'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { iconClass } from '../../ui/IconButton.tsx'
import styles from './Styling.module.css'

/** Renders the heading of the style chat with links to earlier chats and to a new one. */
export function ChatHead() {
  return (
    <div className={styles.head}>
      <h1>Ask for an outfit</h1>
      <HrefLink className={iconClass()} href="/chat" aria-label="Earlier chats" title="Earlier chats">
        <History size={20} strokeWidth={1.5} aria-hidden="true" />
      </HrefLink>
      <HrefLink className={iconClass()} href="/style-chat" aria-label="New chat" title="New chat">
        <SquarePen size={20} strokeWidth={1.5} aria-hidden="true" />
      </HrefLink>
    </div>
  )
}
