import { kidsDepartments } from '@hemline/rules/vocabulary/departments.ts'
import { Link } from '@tanstack/react-router'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { classes } from '../../ui/classes.ts'
import { Text } from '../../ui/layout.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { useLogOut } from '../identity/log-out.ts'
import { useSession } from '../identity/session.tsx'
import {
  type ChromeLink,
  departmentLinks,
  invitesLink,
  newestLink,
  promoLinks,
  saleLink,
  styleLink,
  waysToSell,
} from './links.ts'
import styles from './MenuSheet.module.css'

type MenuSheetProps = { open: boolean; onClose: () => void; current: string | undefined }

const isKids = (link: ChromeLink) =>
  (kidsDepartments as readonly string[]).includes(link.department ?? '') || link.department === 'kids'
const grown = departmentLinks.filter((link) => !isKids(link))
const kids = departmentLinks
  .filter(isKids)
  .toReversed()
  .map((link) => (link.department === 'kids' ? { ...link, label: 'All kids' } : link))
const more: readonly ChromeLink[] = [
  styleLink,
  ...promoLinks,
  { label: 'Help', href: '/support' },
  { label: 'Contact us', href: '/contact' },
]

function Rows({
  title,
  links,
  current,
}: {
  title: string
  links: readonly ChromeLink[]
  current: string | undefined
}) {
  return (
    <section className={styles.group}>
      <Text as="h3" below={1} voice="label" size={14} tone="soft">
        {title}
      </Text>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <HrefLink
              href={link.href}
              className={classes(link.sale && styles.sale)}
              aria-current={link.href === current ? 'page' : undefined}
            >
              {link.label}
            </HrefLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Renders the sheet with the header's links and the account's links, for windows narrower than 1220 px. */
export function MenuSheet({ open, onClose, current }: MenuSheetProps) {
  const { loggedIn, user } = useSession()
  const logOut = useLogOut()
  return (
    <Sheet open={open} onClose={onClose} title="Menu" side="left">
      <nav aria-label="Menu">
        <section className={styles.group}>
          <Text as="h3" below={1} voice="label" size={14} tone="soft">
            {loggedIn ? `Hello, ${user?.firstName ?? 'you'}` : 'Account'}
          </Text>
          <ul>
            {loggedIn ? (
              <>
                <li>
                  <Link to="/saved/favorites">Favorites</Link>
                </li>
                <li>
                  <Link to="/rewards">Rewards</Link>
                </li>
                <li>
                  <Link to="/invites">{invitesLink.label}</Link>
                </li>
                <li>
                  <Link to="/my/settings">Settings</Link>
                </li>
                <li>
                  <PlainButton
                    onClick={() => {
                      onClose()
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
                  <Link to="/log-in">Log in</Link>
                </li>
                <li>
                  <Link to="/sign-up">Create an account</Link>
                </li>
                <li>
                  <Link to="/saved/favorites">Favorites</Link>
                </li>
              </>
            )}
          </ul>
        </section>
        <Rows title="Now" links={[newestLink, saleLink]} current={current} />
        <Rows title="Departments" links={grown} current={current} />
        <p className={styles.group}>
          <HrefLink href="/menu">All departments and kinds</HrefLink>
        </p>
        <Rows title="Kids" links={kids} current={current} />
        <Rows title="Sell and give" links={waysToSell(user?.featureFlags ?? [])} current={current} />
        <Rows title="Hemline" links={more} current={current} />
      </nav>
    </Sheet>
  )
}
