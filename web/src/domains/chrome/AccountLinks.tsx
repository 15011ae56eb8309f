import { Link } from '@tanstack/react-router'
import { Panel } from '../../ui/layout.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { useLogOut } from '../identity/log-out.ts'
import { useSession } from '../identity/session.tsx'

/**
 * Renders the links of the account menu: log-in and sign-up for visitors, the account's pages and log-out for
 * users.
 */
export function AccountLinks({ onChoose }: { onChoose: () => void }) {
  const { loggedIn, user } = useSession()
  const logOut = useLogOut()
  return loggedIn ? (
    <>
      <Panel as="li" padX={3} padY={2} size={14} tone="soft">
        Hello, {user?.firstName}
      </Panel>
      <li>
        <Link to="/my" onClick={onChoose}>
          Your account
        </Link>
      </li>
      <li>
        <Link to="/my/orders" onClick={onChoose}>
          Orders
        </Link>
      </li>
      <li>
        <Link to="/rewards" onClick={onChoose}>
          Rewards
        </Link>
      </li>
      <li>
        <Link to="/my/settings" onClick={onChoose}>
          Settings
        </Link>
      </li>
      <li>
        <Link to="/saved/favorites" onClick={onChoose}>
          Favorites
        </Link>
      </li>
      <li>
        <Link to="/style-chat" onClick={onChoose}>
          Ask for an outfit
        </Link>
      </li>
      <li>
        <PlainButton
          onClick={() => {
            onChoose()
            logOut()
          }}
        >
          Log out
        </PlainButton>
      </li>
    </>
  ) : (
    <>
      <li>
        <Link to="/log-in" onClick={onChoose}>
          Log in
        </Link>
      </li>
      <li>
        <Link to="/sign-up" onClick={onChoose}>
          Create an account
        </Link>
      </li>
    </>
  )
}
