import { Package } from 'lucide-react'
import { Note } from '../../ui/Note.tsx'

/**
 * What is said of bundles (specification §4): the first sentence stands out; nothing where none is offered.
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
