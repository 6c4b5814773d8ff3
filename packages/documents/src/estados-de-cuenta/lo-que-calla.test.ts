import { describe, expect, test } from 'vitest'
import { type Perfil, perfilesDeFabrica } from './perfiles.ts'
import { readEstadoDeCuenta } from './read-estado-de-cuenta.ts'

const titulos = 'Fecha|Concepto|Cargo|Abono|Saldo'
const read = (texto: string, clave = 'otroBancoMxn', de: Partial<Perfil> = {}) => {
  const perfil = perfilesDeFabrica.find((one) => one.clave === clave) as Perfil
  return readEstadoDeCuenta(new TextEncoder().encode(texto), { ...perfil, ...de })
}
const fuera = (answer: ReturnType<typeof read>) =>
  'codigo' in answer ? answer.codigo : answer.ilegibles.map(({ renglon, codigo }) => `${renglon} ${codigo}`)

describe('[VI-B7] what a file says beside its rows is not passed over', () => {
  test.each(['Cuenta', 'CLABE', 'Cta.', 'No. de cuenta'])(
    'movements under another number of «%s» are of another account',
    (rotulo) => {
      const texto = `${rotulo}: 012180001234567824
${titulos}
05/11/2026|SPEI|0.00|100.00|1100.00
${rotulo}: 012180009876543211
${titulos}
06/11/2026|SPEI|0.00|200.00|9200.00`
      expect(fuera(read(texto))).toContain('6 deOtraCuenta')
    },
  )
  test.each([
    ['Fecha|Concepto|Cargos US$|Abonos US$|Saldo US$', '100.00'],
    ['Fecha|Concepto|Cargos €|Abonos €|Saldo €', '100.00'],
    [titulos, 'US$100.00'],
    [titulos, 'US$ 100.00'],
    [titulos, '100.00 €'],
  ])('«%s» with «%s» is not of a source in pesos', (arriba, importe) => {
    const answer = read(`${arriba}\n05/11/2026|SPEI||${importe}|1100.00\n06/11/2026|SPEI||${importe}|1200.00`)
    expect(fuera(answer)).toBe('diceOtraMoneda')
  })
  test('«US$ 100.00» is an amount of a source in dollars', () => {
    const answer = read(
      `${titulos}\n05/11/2026|SPEI||US$ 100.00|US$1,100.00\n06/11/2026|SPEI|US$50.00||US$ 1,050.00`,
      'otroBancoUsd',
    )
    expect(answer).toMatchObject({ sumaAbonos: 10_000, sumaCargos: 5000, ilegibles: [], saltosDeSaldo: [] })
  })
  test.each([
    ['Resultado', 'DECLINADA'],
    ['Respuesta del emisor', 'Negada'],
    ['', 'Pendiente'],
  ])('a column «%s» of states tells that a row did not move: %s', (titulo, estado) => {
    const texto = `${titulos}|${titulo}
05/11/2026|VENTA||100.00||AUTORIZADA
06/11/2026|VENTA||200.00||${estado}
07/11/2026|VENTA||300.00||Aprobada`
    expect(fuera(read(texto))).toEqual(['3 sinAplicar'])
  })
  test('a concept that is a word of a state is no column of states', () => {
    const texto = `${titulos}\n05/11/2026|CHEQUE DEVUELTO|100.00||900.00\n06/11/2026|ABONO||50.00|950.00`
    expect(fuera(read(texto))).toEqual([])
  })
  test('a day far from the period that the file declares, or that has not come, is told and not taken', () => {
    const filas = `${titulos}\n05/11/2026|SPEI||100.00|1100.00\n06/11/2062|SPEI||200.00|1300.00`
    expect(fuera(read(`Periodo del 01/11/2026 al 30/11/2026\n${filas}`))).toEqual(['4 fechaFueraDeLugar'])
    expect(fuera(read(filas, 'otroBancoMxn', { ultimoDia: '2026-11-20' }))).toEqual(['3 fechaFueraDeLugar'])
    // Of the month before: a bank adds what it had left out.
    const tarde = filas.replace('06/11/2062', '31/10/2026')
    expect(fuera(read(`Periodo del 01/11/2026 al 30/11/2026\n${tarde}`))).toEqual([])
  })
})
