-- A file that no record names any more is looked for by who could name it.
create index facturas_xml_archivo on facturas (xml_archivo_id);
create index facturas_pdf_archivo on facturas (pdf_archivo_id) where pdf_archivo_id is not null;
create index lotes_layout_archivo on lotes (layout_archivo_id) where layout_archivo_id is not null;
create index borrador_cfdis_archivo on borrador_cfdis (archivo_id);
create index borrador_pdfs_archivo on borrador_pdfs (archivo_id);
create index archivos_por_proposito on archivos (proposito, creado_en);
