// Rights to the security of an account; rows of matrix.ts. Everybody has their own, banned people too: the
// account is theirs, and somebody else may know its password.
import { loggedIn, type Row } from './matrix-types.ts'

export const securityMatrix: Record<string, Row> = {
  'Query.security': { document: () => '{ security { recoveryCodesLeft } }', expected: loggedIn('answered') },
  'Query.myPhone': {
    document: () => '{ myPhone { number } }',
    expected: { ...loggedIn('answered'), visitor: 'null' },
  },
  'Mutation.setCountry': {
    document: () => 'mutation { setCountry(input: { country: "US" }) { __typename } }',
    expected: { ...loggedIn('SetCountryPayload'), visitor: 'SetCountryPayload', banned: 'FORBIDDEN' },
  },
  'Query.terms': {
    document: () => '{ terms { version } }',
    expected: { ...loggedIn('answered'), visitor: 'answered' },
  },
  'Mutation.changePhone': {
    document: () => 'mutation { changePhone(phone: "none") { __typename } }',
    expected: { ...loggedIn('PhoneRefused'), banned: 'FORBIDDEN' },
  },
  'Mutation.confirmPhone': {
    document: () => 'mutation { confirmPhone(code: "000000") { __typename } }',
    expected: { ...loggedIn('PhoneRefused'), banned: 'FORBIDDEN' },
  },
  'Mutation.endPhoneChange': {
    document: () => 'mutation { endPhoneChange { __typename } }',
    expected: loggedIn('PhonePayload'),
  },
  'Mutation.removePhone': {
    document: () => 'mutation { removePhone { __typename } }',
    expected: loggedIn('PhonePayload'),
  },
  'Mutation.finishLogIn': {
    document: () => 'mutation { finishLogIn(input: { challenge: "none", code: "000000" }) { __typename } }',
    expected: { ...loggedIn('LogInEnded'), visitor: 'LogInEnded' },
  },
  'Mutation.beginTwoStep': {
    document: () => 'mutation { beginTwoStep { __typename } }',
    expected: loggedIn('TwoStepSecret'),
  },
  'Mutation.confirmTwoStep': {
    document: () => 'mutation { confirmTwoStep(code: "000000") { __typename } }',
    expected: loggedIn('TwoStepRefused'),
  },
  'Mutation.renewRecoveryCodes': {
    document: () => 'mutation { renewRecoveryCodes { __typename } }',
    expected: loggedIn('TwoStepRefused'),
  },
  'Mutation.endTwoStep': {
    document: () => 'mutation { endTwoStep { __typename } }',
    expected: loggedIn('SecurityPayload'),
  },
  'Mutation.changeName': {
    document: () => 'mutation { changeName(firstName: "", lastName: "") { __typename } }',
    expected: loggedIn('InvalidInput'),
  },
  'Mutation.changeEmail': {
    document: () => 'mutation { changeEmail(email: "none") { __typename } }',
    expected: loggedIn('InvalidInput'),
  },
  'Mutation.sendEmailChangeAgain': {
    document: () => 'mutation { sendEmailChangeAgain { __typename } }',
    expected: loggedIn('EmailChangeEnded'),
  },
  'Mutation.endEmailChange': {
    document: () => 'mutation { endEmailChange { __typename } }',
    expected: loggedIn('SecurityPayload'),
  },
  'Mutation.endDevice': {
    document: () => 'mutation { endDevice(id: "none") { security { recoveryCodesLeft } } }',
    expected: loggedIn('answered'),
  },
  'Mutation.endOtherDevices': {
    document: () => 'mutation { endOtherDevices { security { recoveryCodesLeft } } }',
    expected: loggedIn('answered'),
  },
  'Query.passkeys': { document: () => '{ passkeys { id } }', expected: loggedIn('answered') },
  'Mutation.beginPasskey': {
    document: () => 'mutation { beginPasskey { __typename } }',
    expected: { ...loggedIn('PasskeyRequest'), banned: 'PasskeyRefused' },
  },
  'Mutation.addPasskey': {
    document: () =>
      'mutation { addPasskey(input: { credentialId: "none", clientData: "none", attestation: "none", transports: [] }) { __typename } }',
    expected: loggedIn('PasskeyRefused'),
  },
  'Mutation.renamePasskey': {
    document: () => 'mutation { renamePasskey(id: "none", name: "") { __typename } }',
    expected: loggedIn('InvalidInput'),
  },
  'Mutation.removePasskey': {
    document: () => 'mutation { removePasskey(id: "none") { __typename } }',
    expected: loggedIn('PasskeysPayload'),
  },
  'Mutation.beginPasskeyLogIn': {
    document: () => 'mutation { beginPasskeyLogIn { __typename } }',
    expected: { ...loggedIn('PasskeyRequest'), visitor: 'PasskeyRequest' },
  },
  'Mutation.logInWithPasskey': {
    document: () =>
      'mutation { logInWithPasskey(input: { credentialId: "none", clientData: "none", authenticatorData: "none", signature: "none" }) { __typename } }',
    expected: { ...loggedIn('LogInRefused'), visitor: 'LogInRefused' },
  },
}
