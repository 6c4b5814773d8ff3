import Button from '@mui/material/Button'
import type { Borrador, Paso } from '@valija/contract/borradores.ts'
import { continua } from '@valija/contract/facturas.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { facturasMensajes } from '@valija/contract/messages/facturas.ts'
import type { ReactNode } from 'react'
import { XmlDrop } from '../../ui/facturas/xml-drop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Quiet, Row, Text } from '../../ui/layout.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'
import { dropOf } from './drop-of.ts'
import type { usePapeles } from './papeles.ts'
import type { StepProps } from './step-props.ts'

const siguenDe = ({ facturas }: Borrador) => facturas.filter(({ situacion }) => continua(situacion))
/** Tied by something that says it is its own: order says nothing. */
const isSeguro = ({ pdf }: Borrador['facturas'][number]): boolean =>
  pdf !== null && pdf.forma !== 'orden' && !pdf.otroUuid
/** Nothing is wrong between the layout and what goes on; a factura that came after it may not be in it. */
const limpio = (borrador: Borrador): boolean => {
  const { layout, layoutValidado, reservasValidadas, antPendientes } = borrador
  return (
    layout !== null &&
    layoutValidado &&
    reservasValidadas &&
    antPendientes === 0 &&
    layout.renglones.every(({ motivos }) => motivos.length === 0) &&
    siguenDe(borrador).every((factura) => (factura.layout?.hallazgos ?? []).length === 0)
  )
}

/** Every check has passed over all that is here, and nothing is left that somebody should read first. */
export const isReunido = (borrador: Borrador): boolean => {
  const siguen = siguenDe(borrador)
  return (
    siguen.length > 0 &&
    borrador.nombre !== '' &&
    limpio(borrador) &&
    siguen.every((factura) => factura.lista && isSeguro(factura))
  )
}

type ReunidoProps = Pick<StepProps, 'id' | 'filas' | 'goTo'> & {
  borrador: Borrador
  papeles: ReturnType<typeof usePapeles>
}
/** What came in one drop and how each part stands; what is missing is the only thing asked for. */
export function Reunido({ id, borrador, filas, papeles, goTo }: ReunidoProps) {
  const siguen = siguenDe(borrador)
  const ligados = siguen.filter(({ pdf }) => pdf !== null).length
  // A PDF is tied to a factura that has passed its layout: until then they are only counted.
  const conPdf = borrador.layoutValidado
    ? ligados
    : Math.min(siguen.length, ligados + borrador.pdfsSueltos.length)
  const porVer = siguen.filter((factura) => factura.pdf !== null && !isSeguro(factura)).length
  const { layout, nombre } = borrador
  const subiendo = papeles.pdfsEnEspera > 0
  const line = (titulo: string, bien: boolean, texto: ReactNode, paso: Paso, abierto: boolean) => (
    <Row nowrap gap={0} gapX={12} tall={32}>
      <Text as="b" w={90}>
        {titulo}
      </Text>
      <Text grow min={0}>
        {bien ? (
          <Row nowrap gap={6}>
            <Icon name="okc" size={16} stroke={2} color={c.ok} />
            <Text min={0} breaks>
              {texto}
            </Text>
          </Row>
        ) : (
          <Quiet breaks>{texto}</Quiet>
        )}
      </Text>
      {abierto ? (
        <Button size="small" aria-label={t.verParte({ parte: titulo })} onClick={() => goTo(paso)}>
          {t.ver}
        </Button>
      ) : null}
    </Row>
  )
  const falta = {
    layout: layout === null && papeles.layoutEnEspera === null,
    pdfs: subiendo ? 0 : siguen.length - conPdf,
  }
  return (
    <PaddedPanel stack gap={4} mb={12} aria-label={t.reunido} role="region">
      {line(
        t.pasos.layout,
        limpio(borrador),
        limpio(borrador)
          ? facturasMensajes.layoutCorrecto
          : papeles.layoutEnEspera !== null
            ? t.layoutEnEspera({ nombre: papeles.layoutEnEspera, siguen: siguen.length })
            : layout === null
              ? t.faltaLayout
              : borrador.layoutValidado
                ? t.layoutPorVer
                : t.layoutRevisandose,
        'layout',
        borrador.facturasValidadas,
      )}
      {line(
        t.columnaPdf,
        borrador.layoutValidado && siguen.length > 0 && conPdf === siguen.length && porVer === 0,
        borrador.layoutValidado
          ? `${t.pdfsLigados({ hechos: conPdf, total: siguen.length })}${porVer > 0 ? `. ${t.pdfsPorVer({ n: porVer })}` : ''}`
          : t.pdfsCargados({
              n: siguen.length === 0 ? borrador.pdfsSueltos.length : conPdf,
              total: siguen.length,
            }),
        'nombre',
        borrador.layoutValidado,
      )}
      {line(t.resumenNombre, nombre !== '', nombre || t.nombreAlFinal, 'nombre', borrador.layoutValidado)}
      {!falta.layout && falta.pdfs === 0 ? null : (
        <XmlDrop {...dropOf({ id, borrador, filas })} compact label={t.soltarLoQueFalta}>
          {t.faltaPorSoltar(falta)}
        </XmlDrop>
      )}
    </PaddedPanel>
  )
}
