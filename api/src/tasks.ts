// Which domain does which job; the worker's counterpart of domains.ts.
import { purgeSessions } from './domains/identity/identity.ts'
import { purgeLogIn } from './domains/log-in/log-in.ts'
import { type MailDoors, sendPasswordChangedMail, sendPasswordMail } from './domains/log-in/password-change.ts'
import type { Tasks } from './platform/jobs.ts'

/** The tasks with their doors to the outside. */
export function makeTasks(doors: MailDoors): Tasks {
  return {
    passwordMail: ({ email }, { key }) => sendPasswordMail(doors, email, key),
    passwordChangedMail: ({ userId }, { key }) => sendPasswordChangedMail(doors, userId, key),
    purgeEnded: async () => {
      await purgeSessions(doors.db, doors.now())
      await purgeLogIn(doors.db, doors.now())
    },
  }
}
