// What is asked of an account that has yet to accept the terms: the words, and the answer.
import { legalChanges, legalVersion } from '@hemline/rules/identity/legal.ts'
import { AcceptLegalDocument } from '@hemline/schema/generated/graphql.ts'
import { Link } from '@tanstack/react-router'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf } from '../../platform/format.ts'
import { showToast } from '../../ui/toasts.store.ts'

/** Returns a function that accepts the terms that count now; it answers whether the API took it. */
export function useAcceptLegal() {
  const [{ fetching }, send] = useMutation(AcceptLegalDocument)
  const accept = async (): Promise<boolean> => {
    const { error } = await send({ version: legalVersion })
    if (error) showToast({ text: friendlyError(error, 'generic') })
    return !error
  }
  return { accepting: fetching, accept }
}

/** Renders what the account is asked to accept, and what changed; `onLeave` runs when a link is followed. */
export function LegalWords({ onLeave }: { onLeave?: () => void }) {
  const text = (slug: string, words: string) => (
    <Link className="link" to="/legal/$slug" params={{ slug }} onClick={onLeave}>
      {words}
    </Link>
  )
  return (
    <>
      <p>
        Since {dateOf(`${legalVersion}T12:00:00Z`)} our {text('tou', 'terms of use')},{' '}
        {text('privacy-policy', 'privacy policy')} and {text('seller-terms', 'seller terms')} read a little
        differently. To buy or sell, please accept them; looking around goes on as ever.
      </p>
      <p>What is new:</p>
      <ul>
        {legalChanges.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>
        Your choices about your data are on{' '}
        <Link className="link" to="/privacy" onClick={onLeave}>
          your privacy
        </Link>
        .
      </p>
    </>
  )
}
