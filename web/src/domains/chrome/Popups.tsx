// Renders everything that opens by itself for a logged-in user; the arbiter lets one of them show.
import { UserAlert } from '../alerts/UserAlert.tsx'
import { CleanoutPopup } from '../cleanout/kits/CleanoutPopup.tsx'
import { DeliveryPopup } from '../fulfillment/DeliveryPopup.tsx'
import { useSession } from '../identity/session.tsx'
import { PrivacyPopup } from '../popups/PrivacyPopup.tsx'
import { SubscriptionPopups } from '../popups/SubscriptionPopups.tsx'
import { FirstSizes } from '../size-profile/FirstSizes.tsx'

/**
 * Mounts every pop-up that may open by itself, for the kinds of users that may see it; the arbiter of pop-ups
 * shows at most one. Renders nothing before the session is loaded.
 */
export function Popups() {
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <DeliveryPopup />
      <UserAlert user={user} />
      <PrivacyPopup user={user} />
      {user.loggedIn && !user.banned && <FirstSizes />}
      {user.loggedIn && !user.banned && <CleanoutPopup user={user} />}
      {user.loggedIn && !user.banned && <SubscriptionPopups user={user} />}
    </>
  )
}
