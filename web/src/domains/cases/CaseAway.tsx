// What a case's page shows to somebody who may not read the case.
import { Link } from '@tanstack/react-router'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/layout.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'

type Away = { code: string }

const writeAgain = ({ code }: Away): string => `/contact?about=${encodeURIComponent(`case ${code}`)}`

/**
 * Renders the message for a case that doesn't exist or isn't the viewer's; visitors get a button to log in,
 * after which `onLogIn` is called.
 */
export function CaseUnknown({ code, onLogIn }: Away & { onLogIn: () => void }) {
  const { loggedIn } = useSession()
  return (
    <Page padTop={8}>
      <EmptyState
        heading="h1"
        drawing={<ToteDrawing />}
        title="There is no such case here"
        action={
          loggedIn ? (
            <Link to="/resolution-hub/cs" className={buttonClass()}>
              Your cases
            </Link>
          ) : (
            <Button onClick={() => void openLogIn('cases', onLogIn)}>Log in</Button>
          )
        }
      >
        {loggedIn ? (
          'It belongs to another account, or its number is mistyped.'
        ) : (
          <>
            A case opens in the account that began it, or without one by the link in its mails.{' '}
            <HrefLink className="link" href={writeAgain({ code })}>
              Write to us
            </HrefLink>{' '}
            when you can’t open it there any more.
          </>
        )}
      </EmptyState>
    </Page>
  )
}

/**
 * Renders the message for a person who came by the link of a letter that has ended or was cut, with a link to
 * write again.
 */
export function LetterAway({ code }: Away) {
  return (
    <Page padTop={8}>
      <EmptyState
        heading="h1"
        drawing={<ToteDrawing />}
        title="This link doesn’t open your case any more"
        action={
          <HrefLink className={buttonClass()} href={writeAgain({ code })}>
            Write to us again
          </HrefLink>
        }
      >
        Open the case by its newest mail. A link ends sixty days after its case was closed, and a part of it
        can get lost on the way from a mail to the browser.
      </EmptyState>
    </Page>
  )
}
