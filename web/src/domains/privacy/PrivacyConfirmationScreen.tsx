import { useSearch } from '@tanstack/react-router'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import type { Search } from '../../platform/search-params.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EnvelopeDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/layout.tsx'

type Said = { title: string; words: string; link: { label: string; href: string } }

/** The texts by `what` of the query: what was done. */
const texts: Readonly<Record<string, Said>> = {
  waiting: {
    title: 'Your data will be deleted in 14 days',
    words:
      'We have just emailed you the day, and a link that takes this back until then. If you have an account, it is locked now.',
    link: { label: 'Back to the shop', href: '/' },
  },
  kept: {
    title: 'Your data stays',
    words:
      'The deletion is taken back. If you have an account, it is open again, with everything in its place.',
    link: { label: 'Log in', href: '/log-in' },
  },
  asked: {
    title: 'Look in your mail',
    words:
      'A link is on its way to you. It works once, for 24 hours, and nothing is deleted without it. If no email comes, look among unwanted mail.',
    link: { label: 'Back to your privacy', href: '/privacy' },
  },
}
/** For who comes without having asked for anything. */
const nothing: Said = {
  title: 'Nothing to confirm here',
  words: 'Nothing was asked for, and nothing has changed. You see and choose it all on your privacy page.',
  link: { label: 'To your privacy', href: '/privacy' },
}

/**
 * Renders /privacy/confirmation: what was done about a deletion of data (`?what=`), and what comes next;
 * general words for any other value.
 */
export function PrivacyConfirmationScreen() {
  usePageHead({ title: 'Your privacy', robots: 'noindex' })
  const { what = '' } = useSearch({ strict: false }) as Search
  const { title, words, link } = (Object.hasOwn(texts, what) ? texts[what] : undefined) ?? nothing
  return (
    <Page>
      <EmptyState
        heading="h1"
        drawing={<EnvelopeDrawing />}
        title={title}
        action={
          <HrefLink className={buttonClass()} href={link.href}>
            {link.label}
          </HrefLink>
        }
      >
        {words}
      </EmptyState>
    </Page>
  )
}
