import { expect, test } from 'vitest'
import { hashClave, verifyClave } from './clave.ts'

test('[VII-C4] a password is kept by Argon2id, 19 MiB and two passes, with a salt of its own', async () => {
  const [una, otra] = await Promise.all([hashClave('Valija@2026'), hashClave('Valija@2026')])
  for (const hash of [una, otra]) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyClave(hash, 'Valija@2026')).toBe(true)
  }
  expect(una).not.toBe(otra)
})
