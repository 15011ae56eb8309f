import { LinkButton } from '../../ui/LinkButton.tsx'
import { Panel } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { askLegal } from './ask-legal.ts'

/**
 * Renders the note that an order waits for the terms, and the link that opens the dialog in which the member
 * accepts them.
 */
export function TermsNote() {
  return (
    <Panel above={4} below={4}>
      <Note mood="sale">
        <b>An order waits for our new terms.</b> You can add pieces and look around; we take your order once
        you have accepted them.{' '}
        <LinkButton inline onClick={askLegal}>
          Read and accept the terms
        </LinkButton>
      </Note>
    </Panel>
  )
}
