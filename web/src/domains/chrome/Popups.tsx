// All that may come up by itself, for somebody logged in; the arbiter lets one of them through.
import { CleanoutPopup } from '../cleanout/kits/CleanoutPopup.tsx'
import { DeliveryPopup } from '../fulfillment/DeliveryPopup.tsx'
import { useSession } from '../identity/session.tsx'

export function Popups() {
  const { user } = useSession()
  if (!user) return null
  return (
    <>
      <DeliveryPopup />
      {user.loggedIn && !user.banned && <CleanoutPopup user={user} />}
    </>
  )
}
