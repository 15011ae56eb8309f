// A part of the account's home: its headline, a link to all of it, and its own failure, so that the other
// parts stand when one can't be read.
import type { ReactNode } from 'react'
import type { CombinedError } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Row, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { box } from './box.ts'

type HeadProps = {
  title: string
  to?: { href: string; name: string } | undefined
  /** A part in a box of its own, as at the side of a wide page. */
  boxed?: boolean | undefined
}

/** Renders a part's headline with the link to all of it. */
function PartHead({ title, to, boxed }: HeadProps) {
  return (
    <Row justify="between" align="baseline" rows={1} below={4}>
      <Text as="h2" size={boxed ? 22 : 28}>
        {title}
      </Text>
      {to && (
        <HrefLink className="link alone small" href={to.href}>
          {to.name}
        </HrefLink>
      )}
    </Row>
  )
}

type PartProps = HeadProps & {
  children: ReactNode
  /** What kept the part away; its words and a button stand in its place. */
  failed?: CombinedError | undefined
  again: () => void
}

/**
 * Renders a part of the account's home with heading and link; when `failed` is set, a message and a button
 * that calls `again` instead of `children`.
 */
export function Part({ title, to, children, failed, again, boxed }: PartProps) {
  return (
    <section className={boxed ? box : undefined} aria-label={title}>
      <PartHead title={title} to={to} boxed={boxed} />
      {failed ? (
        <Note mood="bad" role="status">
          <b>We could not read this part.</b> {friendlyError(failed, 'generic')} Nothing is lost.{' '}
          <LinkButton inline onClick={again}>
            Try again
          </LinkButton>
        </Note>
      ) : (
        children
      )}
    </section>
  )
}
