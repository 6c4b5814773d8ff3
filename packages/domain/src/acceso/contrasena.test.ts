import { describe, expect, test } from 'vitest'
import { checkContrasena, isContrasenaValida } from './contrasena.ts'

describe('password of a registration', () => {
  test.each([
    ['[A-085] seven characters are too few', 'Abc@123', 'minimo'],
    ['[A-086] one of @ # $ - is needed', 'Abcdefgh1', 'especial'],
    ['[A-087] a capital letter is needed', 'abcdefg@1', 'mayuscula'],
    [
      '[A-089, A-090] a character outside letters, digits and @ # $ - is not accepted',
      'Abcdefg@!',
      'permitidos',
    ],
    ['[A-090] a space is not accepted', 'Abc defg@', 'permitidos'],
  ] as const)('%s', (_title, clave, broken) => {
    expect(checkContrasena(clave)[broken]).toBe(false)
    expect(isContrasenaValida(clave)).toBe(false)
  })

  test.each(['@', '#', '$', '-'])('[A-086, A-089] %s counts as the special character', (special) => {
    expect(checkContrasena(`Abcdefg${special}`).especial).toBe(true)
    expect(isContrasenaValida(`Abcdefg${special}`)).toBe(true)
  })

  test('[A-085, A-087, A-090] eight characters with a capital, also an accented one, and no digit are enough', () => {
    expect(isContrasenaValida('Ábcdefñ-')).toBe(true)
    expect(isContrasenaValida('ABCDEFG-')).toBe(true)
  })

  test('[VII-C6] 128 characters are taken, 129 break the rule that says so and no other', () => {
    expect(isContrasenaValida(`A@${'b'.repeat(126)}`)).toBe(true)
    const larga = `A@${'b'.repeat(127)}`
    expect(isContrasenaValida(larga)).toBe(false)
    expect(checkContrasena(larga)).toEqual({
      minimo: true,
      especial: true,
      mayuscula: true,
      permitidos: true,
      maximo: false,
    })
  })

  test('[VII-C6] an accent written as a mark of its own is the same letter', () => {
    expect(isContrasenaValida('\u00C1bcdef\u00F1-'.normalize('NFD'))).toBe(true)
  })
})
