-- Compatible with the version before.
-- How a technician is paid, as typed by the technician. Shown to the own clients who owe a receipt, if `mostrar`.
create table payment_details (
  "technicianId" text primary key references technicians (uid),
  nequi          text not null,
  daviplata      text not null,
  banco          text not null,
  tipo           text not null check (tipo in ('ahorros', 'corriente')),
  cuenta         text not null,
  titular        text not null,
  mostrar        boolean not null,
  "updatedAt"    timestamptz not null
);
