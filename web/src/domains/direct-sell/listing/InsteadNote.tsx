import type { Instead } from '@hemline/rules/direct-sell/instead.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { Note } from '../../../ui/Note.tsx'

type Props = { reason: string; instead: Instead }

/** Renders why a piece can't be sold directly, as soon as it is known, and what its owner can do instead. */
export function InsteadNote({ reason, instead: { words, way } }: Props) {
  return (
    <Note mood="bad" role="alert">
      <b>{reason}</b> {words}{' '}
      {way && (
        <HrefLink className="link" href={way.href}>
          {way.label}
        </HrefLink>
      )}
    </Note>
  )
}
