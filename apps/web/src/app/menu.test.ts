import { roles } from '@valija/domain/acceso/roles.ts'
import { expect, test } from 'vitest'
import { landing } from './landing.ts'
import { menuOf } from './menu.ts'
import { screens } from './routes.ts'

test('[VIII-B1] where a role starts, and whatever its menu offers, is a registered screen or a document', () => {
  for (const rol of roles)
    for (const to of [
      landing(rol),
      ...menuOf({ rol, concilia: true }).flatMap(({ to, file }) => (file === true ? [] : [to])),
    ])
      expect(
        screens.map(({ path }) => path),
        `${rol}: ${to}`,
      ).toContain(to)
})
