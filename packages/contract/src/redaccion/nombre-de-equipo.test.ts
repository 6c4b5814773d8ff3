import { expect, test } from 'vitest'
import { nombreDeEquipo } from './nombre-de-equipo.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge en Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1',
    'Safari en iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox en Linux'],
  [null, 'Dispositivo desconocido'],
])('a session names the device it was opened on (%#)', (agente, nombre) => {
  expect(nombreDeEquipo(agente)).toBe(nombre)
})
