// Asks for the password again before money is paid out.
import { ConfirmPasswordDocument } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'

/**
 * Confirms the session with the password. `check` resolves to undefined when the password was right,
 * else to the reason. `about` chooses the message for a failed request.
 */
export function usePasswordAgain(about: Parameters<typeof friendlyError>[1]) {
  const [{ fetching }, confirm] = useMutation(ConfirmPasswordDocument)
  const check = async (password: string): Promise<string | undefined> => {
    if (!password) return 'Your password, please.'
    const { data, error } = await confirm({ password }, { quiet: true })
    const answer = data?.confirmPassword
    if (!answer) return friendlyError(error, about)
    return answer.__typename === 'PasswordConfirmed' ? undefined : answer.message
  }
  return { checking: fetching, check }
}
