/** Your turn: every way to be told, chosen on the page, with real receivers; badge, title and bell. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "./browser";
import { ANY, factsOf } from "./facts";
import { fine, serious, visitor } from "./house";
import { begin } from "./play";
import {
  type Hook,
  type Mailbox,
  startHook,
  startMailbox,
  startSending,
  Subscription,
  textOf,
} from "./receivers";

let base: string;
let end: () => Promise<void>;
let hook: Hook;
let mail: Mailbox;

beforeAll(async () => {
  [hook, mail] = await Promise.all([startHook(), startMailbox()]);
  ({ base, end } = await startSending(mail));
});
afterAll(async () => {
  await end();
  hook.end();
  mail.end();
});

/** Two people with days for a move, and as many bots as the game needs. */
const TABLE = { game: ANY, players: factsOf(ANY).few, pace: { kind: "relaxed", seconds: 259_200 } };
const card = (page: Page, name: string) => page.getByRole("region", { name });
const status = (page: Page, text: string) => page.getByRole("status").getByText(text).waitFor();
const linkIn = (letter: string | undefined): string =>
  /http:\/\/\S+\/(?:stop|confirm)\/\S+/.exec(textOf(letter ?? ""))?.[0] ?? "";

test("a chat and an e-mail address: added, tried, confirmed, and stopped with one click", async () => {
  const { page, errors } = await visitor(browser, "phone");
  await page.goto(base);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Tell me when it’s my turn" }).click();
  await page.getByRole("heading", { level: 1, name: "Your turn" }).waitFor();

  const chat = card(page, "To a chat");
  await chat.getByRole("textbox").fill("ftp://chat.example/");
  await chat.getByRole("button", { name: "Add webhook" }).click();
  await page.getByRole("alert").getByText("This address cannot be used").waitFor();
  await chat.getByRole("textbox").fill(`${hook.address}/chat`);
  await chat.getByRole("button", { name: "Add webhook" }).click();
  await status(page, "Added.");
  await chat.getByRole("button", { name: "Try it" }).click();
  await status(page, "Sent.");
  await expect.poll(() => hook.got.length).toBeGreaterThan(0);
  const posted = JSON.parse(String(hook.got.at(-1)?.body)) as { text: string };
  expect(posted.text).toContain("A notice from Rallybox");

  const letters = card(page, "By e-mail");
  await letters.getByRole("textbox").fill("ada@home.example");
  await letters.getByRole("button", { name: "Send the link" }).click();
  await status(page, "The link is on its way.");
  await letters.getByText("Waiting for you to follow the link").waitFor();
  expect(await serious(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Whoever reads the letter is somebody else to this server.
  const reader = await visitor(browser, "phone");
  await expect.poll(() => mail.letters.length).toBe(1);
  await reader.page.goto(linkIn(mail.letters[0]));
  await reader.page.getByRole("heading", { name: "Address confirmed" }).waitFor();
  expect(await serious(reader.page)).toEqual([]);
  await page.reload();
  await letters.getByRole("button", { name: "Try it" }).click();
  await status(page, "Sent.");
  await expect.poll(() => mail.letters.length).toBe(2);
  await reader.page.goto(linkIn(mail.letters[1]));
  await reader.page.getByRole("heading", { name: "That was the last notice" }).waitFor();
  await page.reload();
  await chat.getByText("127.0.0.1").waitFor();
  expect(await letters.getByRole("listitem").count()).toBe(0);
  await chat.getByRole("button", { name: "Remove" }).click();
  await status(page, "Removed.");
  for (const one of [page, reader.page]) await one.context().close();
  fine([...errors, ...reader.errors]);
});

test("quiet hours are kept, with the zone of the device", async () => {
  const { page, errors } = await visitor(browser, "wide", {}, { timezoneId: "Asia/Tokyo" });
  await page.goto(`${base}/notices`);
  const when = card(page, "When");
  await when.getByText("Quiet hours", { exact: true }).click();
  await status(page, "Saved.");
  await when.getByLabel("From").fill("21:30");
  await when.getByText("Time zone: Asia/Tokyo").waitFor();
  const kept = async () => (await page.request.get(`${base}/api/me/notices`)).json();
  await expect.poll(kept).toMatchObject({ zone: "Asia/Tokyo", quiet: [1290, 420] });
  await when.getByText("Reminder before time runs out").click();
  await expect.poll(kept).toMatchObject({ reminders: false });
  await page.reload();
  await expect.poll(() => when.getByLabel("From").inputValue()).toBe("21:30");
  await page.context().close();
  fine(errors);
});

/** What of a service worker's scope is needed here. */
interface ServiceWorkerRegistrationScope {
  readonly registration: { getNotifications(): Promise<readonly Notification[]> };
  readonly NotificationEvent: new (type: string, init: object) => Event;
  dispatchEvent(event: Event): boolean;
}

/** Chromium has no push service here: the subscription is ours, everything else is real. */
async function subscribable(page: Page, subscription: Subscription): Promise<void> {
  const { endpoint, keys } = subscription;
  await page.addInitScript(
    (json) => {
      PushManager.prototype.subscribe = (options) => {
        (globalThis as { subscribedWith?: unknown }).subscribedWith = options?.applicationServerKey;
        return Promise.resolve({ toJSON: () => json } as unknown as PushSubscription);
      };
      Notification.requestPermission = () => Promise.resolve("granted");
    },
    { endpoint, keys },
  );
}

test("push: this browser alone can read it, shows it, and its button stops it", async () => {
  const { page, errors } = await visitor(browser, "wide", {}, { permissions: ["notifications"] });
  const subscription = new Subscription(`${hook.address}/push`);
  await subscribable(page, subscription);
  await page.goto(`${base}/notices`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const here = card(page, "In this browser");
  await here.getByRole("button", { name: "Notify me here" }).click();
  await here.getByText("Chrome · Linux").waitFor();
  const key = await page.evaluate(() =>
    Array.from((globalThis as unknown as { subscribedWith: Uint8Array }).subscribedWith),
  );
  const known = (await (await page.request.get(`${base}/api/me/notices`)).json()) as {
    push_key: string;
  };
  expect(Buffer.from(key).toString("base64url")).toBe(known.push_key);
  await here.getByRole("button", { name: "Try it" }).click();
  await status(page, "Sent.");
  const pushed = () => hook.got.find(({ path }) => path === "/push");
  await expect.poll(pushed).toBeDefined();
  const body = pushed()?.body ?? Buffer.alloc(0);
  expect(String(body)).not.toContain("Rallybox");
  const told = subscription.read(body);

  // As the push service would: to the service worker of this page.
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: base,
    registrationId: await registration,
    data: told,
  });
  const shown = async () =>
    page.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype;
      const all = await getNotifications.call(await navigator.serviceWorker.ready);
      return all.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
    });
  await expect.poll(async () => (await shown()).length).toBe(1);
  const [first] = await shown();
  expect(first?.title).toBe("A notice from Rallybox");
  expect(first?.data).toMatchObject({ path: "/notices" });

  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerRegistrationScope;
    const [notification] = await scope.registration.getNotifications();
    const pressed = { notification, action: "stop" };
    scope.dispatchEvent(new scope.NotificationEvent("notificationclick", pressed));
  });
  const channels = async () => {
    const answer = await page.request.get(`${base}/api/me/notices`);
    return ((await answer.json()) as { channels: unknown[] }).channels;
  };
  await expect.poll(channels).toEqual([]);
  await page.context().close();
  fine(errors);
});

test("badge, title, icon and bell say that somebody waits for me", async () => {
  const people = [];
  for (let i = 0; i < 2; i++) {
    const one = await visitor(browser, "wide", { bell: true });
    await one.page.addInitScript(() => {
      const seen = ((globalThis as { seen?: unknown }).seen = { badges: [] as number[], tones: 0 });
      navigator.setAppBadge = (count = 1) => Promise.resolve(void seen.badges.push(count));
      navigator.clearAppBadge = () => Promise.resolve(void seen.badges.push(0));
      const { createOscillator } = AudioContext.prototype;
      AudioContext.prototype.createOscillator = function () {
        seen.tones += 1;
        return createOscillator.call(this);
      };
    });
    await one.page.clock.install();
    people.push(one);
  }
  const pages = people.map(({ page }) => page);
  const seen = (page: Page) =>
    page.evaluate(
      () => (globalThis as unknown as { seen: { badges: number[]; tones: number } }).seen,
    );
  const icon = (page: Page) => page.locator("link[rel=icon]").getAttribute("href");
  await begin(base, pages, TABLE);
  for (const page of pages) await page.goto(base);
  const titles = async () => (await Promise.all(pages.map((page) => page.title()))).sort();
  await expect.poll(titles).toEqual(["(1) Rallybox", "Rallybox"]);
  const asked = pages[(await pages[0]?.title()) === "(1) Rallybox" ? 0 : 1] as Page;
  const other = pages.find((page) => page !== asked) as Page;
  expect([await icon(asked), await icon(other)]).toEqual(["/favicon-turn.svg", "/favicon.svg"]);
  expect((await seen(asked)).badges.at(-1)).toBe(1);
  // Nobody is rung for what was there when the page was opened.
  expect((await seen(asked)).tones).toBe(0);

  const { game, players, pace } = TABLE;
  const seats = Array.from({ length: players }, (_, i) => (i < 2 ? "person" : "club"));
  const made = await asked.request.post(`${base}/api/tables`, { data: { game, seats, pace } });
  const { id } = (await made.json()) as { id: string };
  await other.request.post(`${base}/api/tables/${id}/join`, { data: {} });
  await asked.request.post(`${base}/api/tables/${id}/start`);
  // The bot may be the first there; whoever it is, home looks every quarter of a minute.
  const rung = async (): Promise<boolean> => {
    for (const page of pages) await page.clock.fastForward(16_000);
    return (await Promise.all(pages.map(seen))).some(({ tones }) => tones > 0);
  };
  await expect.poll(rung, { interval: 500 }).toBe(true);
  expect(await titles()).not.toEqual(["(1) Rallybox", "Rallybox"]);
  for (const { page, errors } of people) {
    await page.context().close();
    fine(errors);
  }
});
