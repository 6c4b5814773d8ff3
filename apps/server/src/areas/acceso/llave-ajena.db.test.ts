import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { query } from '../../../testing/query.ts'
import { copyDatabase, dropDatabase, relojMovible } from '../../../testing/test-app.ts'
import { createValija } from '../../app.ts'
import { readConfig } from '../../config.ts'

const databaseUrl = await copyDatabase()
afterAll(() => dropDatabase(databaseUrl))
const folder = () => mkdtempSync(path.join(tmpdir(), 'valija-llave-'))
const una = folder()
/** What a production start says; empty when it starts. `sella` leaves a secret of somebody's. */
const start = async (VALIJA_DATA: string, ajustes: object = {}, sella = ''): Promise<string> => {
  const config = readConfig('produccion', {
    SAT_URL: 'http://127.0.0.1:9/sat',
    ANT_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://127.0.0.1:9',
    CORREO_REMITENTE: 'V <v@empresa.mx>',
    RECEPTOR_RFC: 'EKU9003173C9',
    VALIJA_DATA,
    VALIJA_LOG: 'silent',
    PORT: '0',
    ...ajustes,
  })
  try {
    const valija = await createValija({ config, databaseUrl, reloj: relojMovible() })
    if (sella !== '')
      await query(
        databaseUrl,
        `with u as (insert into usuarios (email, tipo) values ('${sella}', 'Administrador') returning id)
        insert into segundos_factores (usuario_id, secreto, activado_en, pedido_en)
        select id, '${valija.deps.secretos.seal('x', sella)}', now(), now() from u`,
      )
    await valija.stop()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('[VII-C4, XI-A6] a data folder with another key than the database’s is refused at the start, before anything is sealed with it, with whom it shuts out and what to do', async () => {
  expect(await start(una)).toBe('')
  // A second machine of the first day: nothing was sealed yet, and half of what is to come would open in each.
  const otra = folder()
  expect(await start(otra)).toMatch(
    /no es la que cifró .* base de datos\. Copia aquí .* VALIJA_CLAVE_SECRETOS/,
  )
  expect(await start(una, {}, 'ana@hotel.mx')).toBe('')
  expect(await start(otra)).toMatch(
    /no abre la verificación en dos pasos de 1 persona\. .*código de recuperación/,
  )
  // A database that was sealed before keys were noted is told by what they sealed.
  await query(databaseUrl, 'update instalacion set llave_de_secretos = null')
  expect(await start(otra)).toContain('1 persona')
  cpSync(path.join(una, 'llave-de-secretos'), path.join(otra, 'llave-de-secretos'))
  expect(await start(otra)).toBe('')
})

test('[VII-C4, XI-A6] whoever lost the key sets another by name, and it is the database’s from then on', async () => {
  const VALIJA_CLAVE_SECRETOS = 'ab'.repeat(32)
  expect(await start(folder(), { VALIJA_CLAVE_SECRETOS })).toBe('')
  await query(databaseUrl, 'delete from segundos_factores')
  expect(await start(una)).toContain('VALIJA_CLAVE_SECRETOS')
  expect(await start(folder(), { VALIJA_CLAVE_SECRETOS })).toBe('')
})
