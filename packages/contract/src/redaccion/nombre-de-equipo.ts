import { usuariosPantalla } from '../messages/usuarios-pantalla.ts'

const navegadores: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const sistemas: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]
const find = (list: [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1]

/** "Chrome en Windows", from what the browser said it was. */
export function nombreDeEquipo(agente: string | null): string {
  const nombre = [find(navegadores, agente ?? ''), find(sistemas, agente ?? '')].filter(Boolean).join(' en ')
  return nombre === '' ? usuariosPantalla.dispositivoDesconocido : nombre
}
