import { continua, type Situacion } from '@valija/contract/facturas.ts'
import { type Hallazgo, type HallazgoDeRegla, hallazgo } from '@valija/domain/facturas/hallazgo.ts'
import type { JuicioLayout } from '@valija/domain/lotes/layout/judge-layout.ts'
import type { EstadoAnt, FacturaJuzgada } from './juicio.ts'
import type { AntFactura, CfdiGuardado } from './load-borrador.ts'

/** A factura with what its rows of the layout, and ANT, say of it. */
export function withLayout<F extends CfdiGuardado & { situacion: Situacion; hallazgos: Hallazgo[] }>(
  factura: F,
  juicio: JuicioLayout | undefined,
): F & Pick<FacturaJuzgada, 'layout' | 'lista' | 'pdfId' | 'pdfForma'> {
  if (!juicio || !continua(factura.situacion))
    return { ...factura, layout: null, lista: false, pdfId: null, pdfForma: null }
  const ant = antDe(factura.ant)
  const hallazgos = [...juicio.hallazgos, ...antHallazgos(factura.ant)]
  return {
    ...factura,
    layout: { ...juicio, ant, hallazgos },
    lista: juicio.situacion === 'correcto' && ant === 'correcto',
    pdfId: null,
    pdfForma: null,
  }
}

const antDe = (ant: AntFactura | null): EstadoAnt =>
  ant === null
    ? 'pendiente'
    : ant.falla
      ? 'sinRespuesta'
      : ant.factura.valida && ant.reservas.valida
        ? 'correcto'
        : 'incorrecto'

const antHallazgos = (ant: AntFactura | null): HallazgoDeRegla[] =>
  ant === null || ant.falla
    ? []
    : [
        ...(ant.factura.valida
          ? []
          : [hallazgo('antFactura', { mensaje: ant.factura.mensaje }, { origen: 'ant' })]),
        ...(ant.reservas.valida
          ? []
          : [hallazgo('antReservas', { mensaje: ant.reservas.mensaje }, { origen: 'ant' })]),
      ]
