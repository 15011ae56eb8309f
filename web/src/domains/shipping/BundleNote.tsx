import { Package } from 'lucide-react'
import { Note } from '../../ui/Note.tsx'

/**
 * Renders the messages about bundled shipping (specification §4), the first in bold; nothing without
 * messages.
 */
export function BundleNote({ messages, open }: { messages: readonly string[]; open: boolean }) {
  const [first, ...rest] = messages
  if (!first) return null
  return (
    <Note icon={Package} mood={open ? 'green' : 'plain'}>
      <b>{first}</b> {rest.join(' ')}
    </Note>
  )
}
