import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { judgeCfdi } from '@valija/cfdi'
import { HALLAZGOS } from '@valija/cfdi/hallazgos.ts'
import { datosDe, datosPago } from '@valija/cfdi/testing/documents.ts'
import { bytesOf, sign } from '@valija/cfdi/testing/fixture.ts'
import { accionPorCodigo } from '@valija/domain/facturas/accion-por-codigo.ts'
import { hallazgo, seSustituye } from '@valija/domain/facturas/hallazgo.ts'
import { keepHallazgos } from '@valija/domain/facturas/hallazgo-guardado.ts'
import { judgeBorrador } from '@valija/domain/facturas/judge-borrador.ts'
import { aCabecera, contextoDe } from '@valija/domain/testing/a-cabecera.ts'
import { keysOf } from '@valija/palabras/keys.ts'
import { describe, expect, it } from 'vitest'
import { reglas } from '../messages/reglas.ts'
import { lectorDe, remediosCfdi } from '../messages/remedios-cfdi.ts'
import { foldHallazgos, sayHallazgo, sayHallazgos } from './hallazgos.ts'

type Codigo = keyof typeof HALLAZGOS
const codigos = keysOf(HALLAZGOS)
const guardado = (codigo: Codigo, severidad = HALLAZGOS[codigo][0]) => ({
  codigo,
  severidad,
  ruta: '',
  encontrado: 'a',
  esperado: 'b',
  nombre: 'c',
})
const cancela = /cancela(r|s)? (con|esta)|TipoRelacion/i

describe('what the engine found, as a person reads it', () => {
  it('[VI-A7] no code that the engine can give is without a remedy, for whoever issues and for the agency', () => {
    expect(Object.keys(remediosCfdi).toSorted()).toEqual(codigos.toSorted())
    for (const codigo of codigos)
      for (const lector of ['emisor', 'agencia'] as const) {
        const { remedio, titulo, fuente } = sayHallazgo(guardado(codigo), lector)
        expect(remedio.length, codigo).toBeGreaterThan(25)
        expect(titulo.length, codigo).toBeGreaterThan(1)
        const ley = HALLAZGOS[codigo][1]
        expect(fuente, codigo).toBe(ley === 'Motor' || ley === 'Límite de lectura' ? undefined : ley)
      }
  })

  it('[VI-A7] who issues is never sent to ask the issuer; the agency is told whom to ask', () => {
    for (const codigo of codigos.filter((uno) => HALLAZGOS[uno][0] === 'error')) {
      expect(sayHallazgo(guardado(codigo), 'emisor').remedio, codigo).not.toMatch(
        /pide (otra|una|el XML).*emisor|quien la emitió/i,
      )
      expect(sayHallazgo(guardado(codigo), 'agencia').remedio, codigo).toMatch(
        /quien la emitió|quien administra/,
      )
    }
    expect([
      lectorDe('admin'),
      lectorDe('OperativoProveedor'),
      lectorDe('proveedor'),
      lectorDe(null),
    ]).toEqual(['agencia', 'agencia', 'emisor', 'emisor'])
  })

  it('[VI-A7] an error says what to do, and only what stops nobody says that it stops nobody', () => {
    for (const codigo of codigos) {
      const { accion, remedio } = sayHallazgo(guardado(codigo), 'emisor')
      if (HALLAZGOS[codigo][0] === 'error') expect(accion, codigo).not.toBe('nada')
      expect(remedio.includes('No impide'), codigo).toBe(accion === 'nada')
    }
    expect(sayHallazgo(guardado('subTotalNoCuadra', 'aviso'), 'emisor').remedio).toMatch(/No impide/)
  })

  it('[VI-A7] our own configuration is nobody’s fault but ours', () => {
    const { remedio } = sayHallazgo(guardado('certificadoSinAutoridades'), 'emisor')
    expect(remedio).toMatch(/^No es falta tuya/)
    expect(remedio).not.toMatch(/timbra|cancela|corr[ií]/i)
    expect(sayHallazgo(guardado('certificadoSinAutoridades'), 'agencia').remedio).toMatch(/esta instalación/)
    expect(sayHallazgo(guardado('fallaInterna'), 'emisor').remedio).toMatch(/^La falla es nuestra/)
  })

  it('[VI-A7, IX-C4] a broken sello asks for the original file and never says to cancel', () => {
    const deSello = codigos.filter((uno) => /^(sello|timbre|certificado|alterado)/.test(uno))
    expect(deSello.length).toBeGreaterThan(15)
    for (const codigo of deSello)
      for (const lector of ['emisor', 'agencia'] as const)
        expect(sayHallazgo(guardado(codigo), lector).remedio, codigo).not.toMatch(cancela)
    expect(sayHallazgo(guardado('selloInvalido'), 'emisor').remedio).toMatch(/Descarga otra vez el XML/)
  })

  it('[VI-A7, IX-C4] under a broken sello no other finding sends anybody to issue or cancel, nor is there a text to copy', () => {
    const motor = [guardado('selloInvalido'), guardado('totalNoCuadra')]
    const [dictamen] = judgeBorrador(
      [{ cabecera: aCabecera({ usoCfdi: 'G03', metodoPago: 'PUE', formaPago: '99' }), motor, sat: null }],
      { ...contextoDe(), rfcProveedor: null, registrados: new Set() },
    )
    const dichos = (hallazgos = dictamen?.hallazgos ?? []) => sayHallazgos(hallazgos, 'emisor')
    const errores = dichos().filter(({ severidad }) => severidad === 'error')
    expect(errores.map(({ codigo }) => codigo)).toEqual(
      expect.arrayContaining(['selloInvalido', 'totalNoCuadra', 'usoCfdi']),
    )
    for (const { codigo, remedio } of errores) expect(remedio, codigo).not.toMatch(cancela)
    expect(seSustituye(errores)).toBe(false)
    // The same document under a good sello is to be replaced.
    expect(seSustituye(errores.filter(({ codigo }) => codigo !== 'selloInvalido'))).toBe(true)
    const uso = hallazgo('usoCfdi', { encontrado: 'G03', prohibidos: ['G03'] })
    expect(dichos([uso])[0]?.remedio).toMatch(cancela)
    expect(seSustituye([guardado('certificadoDePrueba'), uso])).toBe(false)
    expect(dichos([guardado('selloInvalido'), uso])[1]?.remedio).not.toMatch(cancela)
  })

  it('[VI-A7] what was kept with the words of its day still shows, with the remedy of today', () => {
    const params = {
      de: 'importeConcepto',
      titulo: 'Importe no equivale a Cantidad por ValorUnitario.',
      encontrado: '1',
      esperado: '2',
      remedio: 'Pide al emisor el XML original o uno nuevo.',
    }
    const antiguo = hallazgo('texto', params, { origen: 'cfdi' })
    expect(sayHallazgo(antiguo, 'emisor')).toMatchObject({
      codigo: 'importeConcepto',
      titulo: params.titulo,
      encontrado: '1',
      remedio: expect.stringMatching(/Timbra otro comprobante/),
    })
    const deOtraVersion = hallazgo('texto', { ...params, de: 'queYaNoExiste' }, { origen: 'cfdi' })
    expect(sayHallazgo(deOtraVersion, 'emisor')).toMatchObject({
      codigo: 'queYaNoExiste',
      titulo: params.titulo,
      remedio: params.remedio,
    })
    // Its code is still what it was: a broken sello kept in words comes before every other remedy too.
    const roto = hallazgo('texto', { ...params, de: 'selloInvalido' }, { origen: 'cfdi' })
    const uso = hallazgo('usoCfdi', { encontrado: 'G03', prohibidos: ['G03'] })
    expect(sayHallazgos([roto, uso], 'emisor')[1]?.remedio).not.toMatch(cancela)
    expect(seSustituye([roto, uso])).toBe(false)
  })

  it('[VII-B] a document that a screen shows beside others tells every code, five places of each and how many more', () => {
    const muchos = codigos.flatMap((codigo) => Array.from({ length: 3 }, () => guardado(codigo, 'error')))
    const uno = Array.from({ length: 197 }, () => guardado('rfcInvalido', 'error'))
    const dichos = foldHallazgos([...uno, ...muchos], 'emisor')
    expect(new Set(dichos.map(({ codigo }) => codigo)).size).toBe(codigos.length)
    expect(dichos.flatMap(({ codigo, otros }) => (codigo === 'rfcInvalido' ? [otros] : []))).toEqual([
      ...Array.from({ length: 4 }),
      195,
    ])
    // Once twenty are told whole, each further code is told once, with how many more.
    expect(dichos.at(-1)).toMatchObject({ codigo: codigos.at(-1), otros: 2 })
    expect(dichos.reduce((n, { otros = 0 }) => n + 1 + otros, 0)).toBe(uno.length + muchos.length)
    // Errors of a rule of ours are each another's: none is folded.
    const reglas = Array.from({ length: 9 }, (_, i) => hallazgo('cortePue', { hoy: i, corte: 23 }))
    expect(foldHallazgos(reglas, 'emisor')).toEqual(sayHallazgos(reglas, 'emisor'))
  })

  it('[VIII-B2] no code is of the engine and of a rule of ours at once', () => {
    expect(Object.keys(reglas).filter((codigo) => codigo in accionPorCodigo)).toEqual([])
  })

  it('[VIII-B2] a finding is its code and its values until somebody reads it', () => {
    const uno = hallazgo('cortePue', { hoy: 24, corte: 23 })
    expect(uno).toEqual({
      codigo: 'cortePue',
      origen: 'regla',
      severidad: 'error',
      params: { hoy: 24, corte: 23 },
    })
    expect(sayHallazgo(uno, 'emisor')).toMatchObject({
      titulo: 'Es PUE y pasó el día de corte',
      encontrado: 'Hoy es día 24',
      esperado: 'Hasta el día 23',
    })
    const celdas = [
      { campo: 'otrosImpuestos', visto: { codigo: 'texto', valor: 'mil' } },
      { campo: 'iva', visto: { codigo: 'sinResultado' } },
      { campo: 'base', visto: { codigo: 'sinAnotar' } },
    ] as const
    const ilegible = hallazgo('layoutIlegible', { renglones: [{ numero: 4, celdas }], mas: 2 })
    expect(sayHallazgo(ilegible, 'emisor').encontrado).toBe(
      'renglón 4: otros impuestos («mil»), iva (fórmula sin resultado), base; y 2 más',
    )
  })
})

describe('where in the document', () => {
  const said = (datos: Parameters<typeof sign>[0], cambia = (xml: string) => xml) => {
    const { cfdi, hallazgos } = judgeCfdi(bytesOf(cambia(new TextDecoder().decode(bytesOf(sign(datos).xml)))))
    return keepHallazgos(hallazgos, cfdi).map((uno) => sayHallazgo(uno, 'emisor'))
  }
  const of = (hallazgos: ReturnType<typeof said>, codigo: Codigo) =>
    hallazgos.find((uno) => uno.codigo === codigo)

  it('[VI-A7] «Concepto 7 de 200», the value found and expected, and the SAT’s own code', () => {
    const datos = datosDe(200)
    datos.conceptos![6]!.importe = '5.00'
    expect(of(said(datos), 'importeConcepto')).toMatchObject({
      lugar: 'Concepto 7 de 200 · Importe',
      codigoSat: 'CFDI40167',
      encontrado: '5.00',
      esperado: 'de 501.10 a 1503.34',
    })
  })

  it('[VI-A7] a tax row within its concept, the totals, the receiver and the stamp by their names', () => {
    const datos = datosDe(3)
    datos.conceptos![1]!.impuestos!.traslados![0]!.importe = '9.00'
    datos.total = '1.00'
    datos.receptor.usoCfdi = 'X99'
    const hallazgos = said(datos)
    expect(of(hallazgos, 'importeImpuesto')).toMatchObject({
      lugar: 'Concepto 2 de 3 · Impuestos · traslado 1 · Importe',
      codigoSat: 'CFDI40180',
    })
    expect(of(hallazgos, 'totalNoCuadra')).toMatchObject({
      lugar: 'Comprobante · Total',
      codigoSat: 'CFDI40119',
    })
    expect(of(hallazgos, 'claveDesconocida')).toMatchObject({
      lugar: 'Receptor · UsoCFDI',
      codigoSat: 'CFDI40160',
    })
  })

  it('[VI-A7] the document of a payment', () => {
    const datos = datosPago()
    const docto = datos.pagos!.pagos![0]!.doctosRelacionados![0]!
    docto.impSaldoInsoluto = '7.77'
    const hallazgos = said(datos)
    expect(of(hallazgos, 'saldoInsoluto')).toMatchObject({
      lugar: expect.stringMatching(/^Pago 1 · documento 1 de \d+ · ImpSaldoInsoluto$/),
      codigoSat: 'CRP20244',
    })
  })

  it('[VI-A7] what cannot be read, by line and column', () => {
    const hallazgos = said(datosDe(1), (xml) =>
      xml.replace('</cfdi:Emisor>', '').replace('<cfdi:Receptor', '<<'),
    )
    expect(of(hallazgos, 'xmlMalFormado')?.lugar).toMatch(/^Línea \d+, columna \d+$/)
  })
})

describe('the name of a rule and its failure', () => {
  it('[IX-C4] are two texts wherever the failure alone would read as if the rule held', () => {
    for (const [codigo, { titulo, falla }] of Object.entries(reglas)) {
      expect(falla.length, codigo).toBeGreaterThan(5)
      // A name says neither yes nor no.
      expect(titulo, codigo).not.toMatch(/\b(es|está|eres|tiene|lleva|fuera|aceptad[ao]s?|sin registrar)\b/)
      expect(titulo, codigo).not.toBe(falla)
    }
  })

  it('[IX-C4, IX-C5] the rows of the table', () => {
    expect(
      (['emisorProveedor', 'uuidRegistrado', 'layoutSinFolio', 'comisionEmisor', 'efos'] as const).map(
        (codigo) => reglas[codigo].falla,
      ),
    ).toEqual([
      'El emisor no es el hotel elegido',
      'Esta factura ya está en otro lote',
      'La factura no está en el layout',
      'La factura la emitió otro RFC',
      'El emisor está en el listado 69-B',
    ])
    expect(reglas.cortePue.remedio).toBe(
      'Sustitúyela por una PPD (forma de pago 99) y cancélala con motivo 01, o emite la PUE con fecha del mes siguiente.',
    )
  })

  it('[IX-C5] one thing has one word in the whole catalogue: reserva, historial, listado 69-B, Valija for what nobody pressed', () => {
    for (const carpeta of ['../messages', '.']) {
      const dir = path.join(import.meta.dirname, carpeta)
      for (const nombre of readdirSync(dir).filter((uno) => uno.endsWith('.ts') && !uno.endsWith('.test.ts')))
        expect(readFileSync(path.join(dir, nombre), 'utf8'), nombre).not.toMatch(
          /reservaci[oó]n|['`]Historia\b|la historia\b|lista (EFOS|69)|la máquina/i,
        )
    }
  })
})
