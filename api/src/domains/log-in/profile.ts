// Changes of a member's name.
import { nameProblems } from '@hemline/rules/common/validation.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import { personOf } from '../notifications/notifications.ts'
import { updateName } from './log-in.db.ts'
import { invalidInputMessage } from './log-in.ts'

type Named = ResolversTypes['ChangeNameResult'] & { __typename: string }

/**
 * Changes the viewer's first and last name. Returns InvalidInput with the problem of each field. Throws
 * UNAUTHENTICATED for visitors.
 */
export async function changeName(
  ctx: Context,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<Named> {
  const userId = personOf(ctx)
  const fields = nameProblems({ firstName, lastName })
  if (fields.length > 0) return { __typename: 'InvalidInput', message: invalidInputMessage, fields }
  await updateName(ctx.db, userId, { first_name: firstName.trim(), last_name: lastName.trim() })
  ctx.forget()
  return { __typename: 'NamePayload', user: ctx.viewer }
}
