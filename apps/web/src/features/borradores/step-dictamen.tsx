import { useQuery } from '@tanstack/react-query'
import { continua } from '@valija/contract/facturas.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { usePhone } from '../../lib/use-media.ts'
import { useWork } from '../../lib/use-work.ts'
import { Avisos } from '../../ui/facturas/avisos.tsx'
import { DictamenPanes } from '../../ui/facturas/dictamen-panes.tsx'
import { FacturaTable } from '../../ui/facturas/factura-table.tsx'
import type { Fila } from '../../ui/facturas/fila.ts'
import { Block, Quiet, Title } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { UploadRows } from '../../ui/upload-rows.tsx'
import { Wizard } from '../../ui/wizard.tsx'
import { reglasQuery } from './borrador-calls.ts'
import { DictamenDe, DictamenExtra } from './dictamen-de.tsx'
import { Filtros, Progress, Resumen } from './dictamen-parts.tsx'
import { HotelPicker } from './hotel-picker.tsx'
import { LayoutFailure } from './layout-failure.tsx'
import { LeftOut } from './left-out.tsx'
import { Quitada } from './quitada.tsx'
import { Reunido } from './reunido.tsx'
import type { StepProps } from './step-props.ts'
import { useAvance } from './use-avance.ts'
import { useCorregir } from './use-corregir.ts'
import { useMostradas } from './use-mostradas.ts'
import { useQuitada } from './use-quitada.ts'

/** Steps 2 and 3: the hotel, Validar Facturas, and the dictamen of every file. */
export function StepDictamen(props: StepProps) {
  const { id, borrador, filas, papeles, checks, wizard, goTo } = props
  const phone = usePhone()
  const { data: reglas } = useQuery(reglasQuery)
  const politica = reglas?.politica ?? null
  const preguntaHotel = borrador?.proveedor === null && !checks.infiere
  const { avisos, aviso, setAviso, filtros, elegida, setClave } = useMostradas(
    borrador,
    filas.filas,
    politica,
    preguntaHotel,
  )
  const { dictamen } = filtros
  const work = useWork()
  const { validadas, pendientes, sinHotel, reunido, validate, next } = useAvance(
    props,
    dictamen.siguen.length,
    work,
  )
  const { quitada, setQuitada, remove, putBack } = useQuitada(id, filas, work.run)
  const corregir = useCorregir(id, (fila, por) => {
    setQuitada({ fila, por })
    // Who went on to another meanwhile stays with it.
    setClave((now) => (now === null || now === fila.clave ? por : now))
  })
  const hayMotivos = filas.filas.some((fila) => fila.situacion !== 'correcta' || fila.hallazgos.length > 0)
  const takeFor = (fila: Fila) =>
    fila.id === null || fila.situacion === 'leyendo' || continua(fila.situacion)
      ? null
      : (files: File[]) => void corregir.correct(fila, files)
  const card = (fila: Fila) => (
    <DictamenDe key={fila.clave} fila={fila} politica={politica} bare={phone} onCorregir={takeFor(fila)} />
  )
  return (
    <Wizard
      {...wizard}
      current="dictamen"
      onBack={() => goTo('facturas')}
      next={next}
      summary={<Resumen dictamen={dictamen} validadas={validadas} />}
      extra={
        borrador === undefined ? null : (
          <DictamenExtra
            id={id}
            work={work}
            onValidate={validadas ? validate : undefined}
            hayMotivos={hayMotivos}
          />
        )
      }
    >
      <Progress filas={filas} pendientes={pendientes} />
      <LayoutFailure id={id} error={work.failure ?? corregir.error ?? checks.error} mb={12} />
      <LeftOut id={id} filas={filas} />
      <Corrigiendo corregir={corregir} />
      {quitada === null ? null : (
        <Quitada
          quitada={quitada}
          nueva={filas.filas.find((fila) => fila.id !== null && fila.id === quitada.por)}
          onVer={() => setClave(quitada.por)}
          onPutBack={() => void putBack(quitada)}
          onClose={() => setQuitada(null)}
        />
      )}
      {preguntaHotel ? (
        <PaddedPanel mb={12}>
          <Title mb={8}>{t.elegirHotel}</Title>
          <HotelPicker id={id} elegido={null} />
        </PaddedPanel>
      ) : null}
      {(papeles.juntos || (validadas && (filas.total > 0 || reunido))) &&
      borrador !== undefined &&
      !sinHotel ? (
        <Reunido id={id} borrador={borrador} filas={filas} papeles={papeles} goTo={goTo} />
      ) : null}
      {avisos.length === 0 ? null : (
        <Block mb={12}>
          <Avisos avisos={avisos} abierto={aviso} onVer={setAviso} />
        </Block>
      )}
      <DictamenPanes aside={elegida === undefined ? <Quiet>{t.elegida}</Quiet> : card(elegida)}>
        <Filtros {...filtros} />
        <FacturaTable
          filas={dictamen.mostradas}
          elegida={elegida}
          onElegir={setClave}
          onQuitar={(fila) => void remove(fila)}
          onCorregir={takeFor}
          card={card}
        />
      </DictamenPanes>
    </Wizard>
  )
}

/** The corrected files on their way, and why one was not taken. */
const Corrigiendo = ({ corregir: { rows, remove, mal } }: { corregir: ReturnType<typeof useCorregir> }) => (
  <>
    {rows.length === 0 ? null : (
      <Block mb={12}>
        <UploadRows rows={rows} onRemove={remove} />
      </Block>
    )}
    {mal === null ? null : (
      <Notice tono="error" mb={12}>
        {mal}
      </Notice>
    )}
  </>
)
