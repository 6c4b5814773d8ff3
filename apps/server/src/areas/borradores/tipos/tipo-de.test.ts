import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cargaDeInvitado } from './carga-de-invitado.ts'
import { facturaDeComisionista } from './factura-de-comisionista.ts'
import { loteDeProveedor } from './lote-de-proveedor.ts'
import { tipoDe } from './tipo-de.ts'

const cuenta = '00000000-0000-4000-8000-000000000001'
test.each([
  [cuenta, 'Proveedor', loteDeProveedor],
  [cuenta, 'Comisionista', facturaDeComisionista],
  [null, 'Comisionista', cargaDeInvitado],
  [null, 'Proveedor', cargaDeInvitado],
])('[VIII-B3] a draft of %s in %s has one kind', (creadorId, categoria, tipo) => {
  expect(tipoDe({ creadorId, categoria })).toBe(tipo)
})

test('[VIII-B3] the flow of a draft asks nowhere what kind it is', () => {
  const flujo = globSync('*.ts', { cwd: `${import.meta.dirname}/..` }).filter((f) => !f.endsWith('.test.ts'))
  const preguntan = flujo.filter((file) =>
    /categoria ===|creadorId (===|!==) null|prefacturaId|hechos\.(invitado|comision)/.test(
      readFileSync(`${import.meta.dirname}/../${file}`, 'utf8'),
    ),
  )
  expect(preguntan).toEqual([])
})
