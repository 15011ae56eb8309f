// Which domain does which job; the worker's counterpart of domains.ts.
import { sendContactMail } from './domains/company/company.ts'
import { recountBrands } from './domains/discovery/discovery.ts'
import { purgeSessions } from './domains/identity/identity.ts'
import { endCredit } from './domains/ledger/ledger.ts'
import { purgeLogIn } from './domains/log-in/log-in.ts'
import { type MailDoors, sendPasswordChangedMail, sendPasswordMail } from './domains/log-in/password-change.ts'
import { keepSitemaps } from './domains/seo/seo.ts'
import type { Tasks } from './platform/jobs.ts'

/** The tasks with their doors to the outside. */
export function makeTasks(doors: MailDoors): Tasks {
  return {
    passwordMail: ({ email }, { key }) => sendPasswordMail(doors, email, key),
    passwordChangedMail: ({ userId }, { key }) => sendPasswordChangedMail(doors, userId, key),
    contactMail: (job, { key }) => sendContactMail(doors, job, key),
    keepSitemaps: () => keepSitemaps(doors),
    purgeEnded: async () => {
      await purgeSessions(doors.db, doors.now())
      await purgeLogIn(doors.db, doors.now())
    },
    recountBrands: () => recountBrands(doors.db),
    endCredit: () => endCredit(doors.db, doors.now()),
  }
}
