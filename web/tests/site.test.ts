/** A new build of a site that has no server: it is announced as soon as it is here, whole. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A registration, and a build that is on its way. */
function registered() {
  const installing = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    installing: null as EventTarget | null,
    waiting: null as EventTarget | null,
  });
  const arrive = (): void => {
    [registration.installing, registration.waiting] = [null, installing];
    installing.dispatchEvent(new Event("statechange"));
  };
  return { registration, installing, arrive };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("PROD", true);
  vi.stubGlobal("document", { readyState: "complete", hidden: false });
  vi.stubGlobal("setInterval", () => 0);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function started(registration: EventTarget) {
  const controller = { postMessage: () => undefined };
  const workers = { controller, register: () => Promise.resolve(registration) };
  const serviceWorker = Object.assign(new EventTarget(), workers);
  vi.stubGlobal("navigator", { serviceWorker });
  const { site } = await import("../src/offline/site.svelte");
  site.start();
  await soon();
  return site;
}

test("a build that is found later is announced when it is here", async () => {
  const { registration, installing, arrive } = registered();
  const site = await started(registration);
  registration.installing = installing;
  registration.dispatchEvent(new Event("updatefound"));
  expect(site.update).toBe(false);
  arrive();
  expect(site.update).toBe(true);
});

test("a build that was on its way before anybody listened is announced, too", async () => {
  const { registration, installing, arrive } = registered();
  registration.installing = installing;
  const site = await started(registration);
  expect(site.update).toBe(false);
  arrive();
  expect(site.update).toBe(true);
});

test("a build that waits already is announced at once", async () => {
  const { registration, installing } = registered();
  registration.waiting = installing;
  expect((await started(registration)).update).toBe(true);
});
